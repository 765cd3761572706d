import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { systemChance } from '../../electron/desk/ports.ts';
import { keychainWith } from '../../electron/hosts/desktop/secret-keychain.ts';
import { openHouse } from '../../electron/hosts/house.ts';
import { systemClock } from '../../electron/hosts/system-clock.ts';
import type { Keychain } from '../../electron/storage/keyring.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';

/** The data key of a house between the system's keychain and the key file (decision 27). */

const root = mkdtempSync(join(tmpdir(), 'tapis-keychain-'));
const keyFile = join(root, 'house.key');
const [ours, theirs] = [keychainWith(new Uint8Array(32).fill(1)), keychainWith(new Uint8Array(32).fill(2))];
let folder: string;
let houses = 0;

afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(() => {
  houses += 1;
  folder = join(root, `house-${houses}`);
});

/** Opens the house and closes it again; answers its data key in hex, if it could be had. */
function keyOf(keychain?: Keychain): string | undefined {
  const house = openHouse({
    folder,
    env: { TAPIS_KEY_FILE: keyFile },
    clock: systemClock,
    chance: systemChance(),
    features: [],
    access: () => ({ handlers: [], check: () => Promise.resolve(undefined) }),
    onFault: () => undefined,
    ...(keychain && { keychain }),
  });
  if (isRefused(house)) throw new Error(house.refusal.code);
  house.close();
  return house.dataKey && Buffer.from(house.dataKey).toString('hex');
}

/** What happens while the key file is gone. */
function withoutKeyFile<Answer>(look: () => Answer): Answer {
  renameSync(keyFile, `${keyFile}.away`);
  try {
    return look();
  } finally {
    renameSync(`${keyFile}.away`, keyFile);
  }
}

describe('a house that is opened with a keychain', () => {
  it('gives it the key at its founding, and opens with it alone', () => {
    const founded = keyOf(ours);
    expect(founded).toMatch(/^[0-9a-f]{64}$/);
    expect(withoutKeyFile(() => keyOf(ours))).toBe(founded);
    expect(keyOf()).toBe(founded);
  });

  it('is not opened by another keychain, and loses nothing by it', () => {
    const founded = keyOf(ours);
    expect(withoutKeyFile(() => [keyOf(theirs), keyOf()])).toEqual([undefined, undefined]);
    expect(withoutKeyFile(() => keyOf(ours))).toBe(founded);
  });

  it('gives it the key when it had none, or another computer’s', () => {
    const founded = keyOf();
    expect(keyOf(ours)).toBe(founded);
    expect(withoutKeyFile(() => keyOf(ours))).toBe(founded);
    expect(keyOf(theirs)).toBe(founded);
    expect(withoutKeyFile(() => keyOf(theirs))).toBe(founded);
  });
});
