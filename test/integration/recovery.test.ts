import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpContract } from '../../shared/contract/house.ts';
import { openTestHost, TestSocket, type TestHost } from '../support/browser-host.ts';

/** The printed recovery code through the real host: the key lost, the director who forgot everything, the next code (decision 27). */

const cli = fileURLToPath(new URL('../../electron/hosts/cli/desk.ts', import.meta.url));
const codeForm = /^([0-9A-Z]{4}-){6}[0-9A-Z]{4}$/;

let host: TestHost;
let window: TestSocket;
afterEach(() => host.remove());

interface Told {
  readonly ok: boolean;
  readonly answer: Record<string, unknown>;
  readonly refusal: { readonly code: string };
}

const ask = async (name: string, input: object, session?: unknown): Promise<Told> => {
  const heard = await window.ask({ verb: 'call', name, input, ...(session !== undefined && { session }) });
  return (heard as unknown as { answer: Told }).answer;
};

const signIn = (pin = '2468'): Promise<Told> => ask('accounts.signIn', { login: 'dr', pin });
const recover = (recoveryCode: string, director?: object): Promise<Told> =>
  ask('host.recover', { recoveryCode, ...(director && { director }) });
const codeOf = ({ ok, answer }: Told): string => {
  expect(ok).toBe(true);
  return String(answer.recoveryCode);
};
const typesOf = (): string[] =>
  host.opened.house.store.reader
    .all<{ type: string }>("SELECT body ->> 'type' AS type FROM journal ORDER BY seq")
    .map(({ type }) => type);

/** A founded house, closed again; answers its printed code. */
async function founded(): Promise<string> {
  host = await openTestHost();
  window = await TestSocket.open(host);
  expect((await ask('house.setUp', setUpContract.example)).ok).toBe(true);
  return host.opened.house.recoveryCode ?? '';
}

async function startAgain(): Promise<void> {
  await host.stop();
  host = await openTestHost({}, host.folder);
  window = await TestSocket.open(host);
}

async function loseKey(): Promise<void> {
  rmSync(join(host.folder, 'house.key'));
  await startAgain();
}

const bytesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
    .join('\n');

describe('a house whose key is lost', () => {
  it('lets nobody in until the printed code is typed; then names open at once, and at the next start by themselves', async () => {
    const printed = await founded();
    await loseKey();
    expect((await ask('host.show', {})).answer).toMatchObject({ keyLost: true });
    expect((await signIn()).refusal.code).toBe('desk.keyMissing');

    const next = codeOf(await recover(printed.toLowerCase().replaceAll('-', ' ')));
    expect(next).toMatch(codeForm);
    expect(next).not.toBe(printed);
    expect((await ask('host.show', {})).answer).toMatchObject({ keyLost: false });
    const { token } = (await signIn()).answer;
    expect((await ask('accounts.me', {}, token)).answer).toMatchObject({ login: 'dr', name: 'Directrice responsable' });
    expect(typesOf().at(-1)).toBe('accounts.recoveryCodeUsed');

    await startAgain();
    expect((await signIn()).ok).toBe(true);
    expect((await recover(printed, { login: 'dr', newPin: '8035' })).refusal.code).toBe('keys.recoveryCodeWrong');
    await loseKey();
    codeOf(await recover(next));
  });

  it('keeps the code out of every file, and the journal names nobody', async () => {
    const printed = await founded();
    await loseKey();
    const next = codeOf(await recover(printed, { login: 'dr', newPin: '8035' }));
    await host.stop();
    const bytes = bytesOf(host.folder);
    expect(bytes).toContain('accounts.recoveryCodeUsed');
    for (const code of [printed, next, printed.replaceAll('-', ''), next.replaceAll('-', '')])
      expect(bytes).not.toContain(code);
    host = await openTestHost({}, host.folder);
  });

  it('says a slip of the pen and a foreign code apart, and counts tries as sign-in does', async () => {
    const printed = await founded();
    await loseKey();
    const slip = (printed.startsWith('7') ? '8' : '7') + printed.slice(1);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await recover(slip)).refusal.code).toBe('keys.recoveryCodeMistyped');
    expect((await recover(printed)).refusal.code).toBe('accounts.throttled');
    // Another window is another station, and waits all the same.
    window = await TestSocket.open(host);
    expect((await recover(printed)).refusal.code).toBe('accounts.throttled');
  });

  it('gets its key back by `desk recover`, with the code on stdin and nowhere else', async () => {
    const printed = await founded();
    rmSync(join(host.folder, 'house.key'));
    await host.stop();
    const env = { ...process.env, TAPIS_KEY_FILE: join(host.folder, 'house.key') };
    const run = (input: string) =>
      spawnSync(process.execPath, [cli, 'recover', '--data', join(host.folder, 'data')], { input, env });
    expect(JSON.parse(run('7ZK4\n').stdout.toString())).toMatchObject({
      refusal: { code: 'keys.recoveryCodeMistyped' },
    });
    const done = run(`${printed}\n`);
    expect([done.status, JSON.parse(done.stdout.toString())]).toEqual([0, { ok: true }]);
    expect(done.stderr.toString()).toMatch(/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/);
    host = await openTestHost({}, host.folder);
    window = await TestSocket.open(host);
    expect((await signIn()).ok).toBe(true);
  });
});

describe('a sole director who forgot PIN and password', () => {
  it('gets a new PIN by the code, and what was signed in before is over', async () => {
    const printed = await founded();
    const { token } = (await signIn()).answer;
    codeOf(await recover(printed, { login: 'dr', newPin: '8035' }));
    expect((await ask('accounts.me', {}, token)).refusal.code).toBe('desk.notSignedIn');
    expect((await signIn()).refusal.code).toBe('accounts.wrongCredentials');
    expect((await signIn('8035')).ok).toBe(true);
    expect(typesOf().slice(-2)).toEqual(['accounts.recoveryCodeUsed', 'accounts.secretChanged']);
  });

  it('who chose a weak PIN may try again with the same code', async () => {
    const printed = await founded();
    expect((await recover(printed, { login: 'dr', newPin: '1111' })).refusal.code).toBe('accounts.weakPin');
    codeOf(await recover(printed, { login: 'dr', newPin: '8035' }));
  });
});

describe('a new code on demand', () => {
  it('is made for a responsible director who signs; the one before opens nothing any more', async () => {
    const printed = await founded();
    expect((await ask('host.renewRecoveryCode', { pin: '2468' })).refusal.code).toBe('desk.notSignedIn');
    const { token } = (await signIn()).answer;
    expect((await ask('host.renewRecoveryCode', { pin: '1357' }, token)).refusal.code).toBe('accounts.wrongPin');
    const next = codeOf(await ask('host.renewRecoveryCode', { pin: '2468' }, token));
    expect(typesOf().at(-1)).toBe('accounts.recoveryCodeRenewed');
    await loseKey();
    expect((await recover(printed)).refusal.code).toBe('keys.recoveryCodeWrong');
    codeOf(await recover(next));
  });
});
