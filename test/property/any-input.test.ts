import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../electron/desk/replay.ts';
import { deskCaller, type Caller } from '../../electron/desk/request.ts';
import { describeContracts } from '../../electron/hosts/cli/describe.ts';
import type { Rehearsal } from '../../electron/hosts/cli/rehearsal.ts';
import { buildSample } from '../../electron/hosts/cli/sample.ts';
import { verifyDatabase } from '../../electron/journal/verify-database.ts';
import { migrations } from '../../electron/storage/migrations/index.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { anyValue, inputOf, mutated } from '../support/any-input.ts';

const logins = ['dr', 'mcd1', 'caisse1', 'caisse2', 'sol1', 'conf', 'admin'];
/** More of them when asked for: `ANY_INPUT_RUNS=500`. */
const runs = Number(process.env['ANY_INPUT_RUNS'] ?? 12);

const root = mkdtempSync(join(tmpdir(), 'tapis-any-input-'));
let rehearsal: Rehearsal;
let callers: readonly Caller[];

beforeAll(async () => {
  const sample = await buildSample(join(root, 'sample'), join(root, 'sample.key'));
  if (isRefused(sample)) throw new Error(sample.refusal.code);
  rehearsal = sample;
  callers = [deskCaller, ...logins.flatMap((login) => sample.callerOf(login) ?? [])];
}, 240_000);

afterAll(async () => {
  await rehearsal.documents.stop();
  rehearsal.house.close();
  rmSync(root, { recursive: true, force: true });
});

/** Somebody who may give it: else every answer would be that they may not. */
const givers = (roles: readonly string[]): Caller[] =>
  callers.filter(
    ({ desk, roles: held }) =>
      roles.includes('anyone') || (desk === true ? roles.includes('desk') : held.some((role) => roles.includes(role))),
  );

/** Accounts come last: whoever has lost a role or has another PIN gets no further. */
const inOrder = describeContracts().toSorted(
  (left, right) => Number(left.name.startsWith('accounts.')) - Number(right.name.startsWith('accounts.')),
);

describe('whatever is typed, the desk accepts it or refuses it by name (bad input)', () => {
  it.each(inOrder.map((contract) => [contract.name, contract] as const))(
    '%s',
    async (name, contract) => {
      const [first = deskCaller, ...others] = givers(contract.roles);
      const inputs = fc.oneof(
        { weight: 3, arbitrary: inputOf(contract.input) },
        { weight: 3, arbitrary: mutated(contract.example) },
        { weight: 1, arbitrary: anyValue },
      );
      await fc.assert(
        fc.asyncProperty(inputs, fc.constantFrom(first, ...others), async (input, giver) => {
          const answer = await rehearsal.call({ name, input, caller: giver });
          if (!answer.ok) expect(answer.refusal.code).not.toBe('desk.internal');
          const allowed =
            answer.ok || answer.refusal.code.startsWith('desk.') || contract.refusals.includes(answer.refusal.code);
          expect([allowed, answer]).toEqual([true, answer]);
        }),
        { numRuns: runs },
      );
    },
    60_000,
  );

  it('and after all that the journal verifies, every read table follows from it, and the books balance', async () => {
    const { store, desk } = rehearsal.house;
    expect(isRefused(verifyDatabase(store.reader))).toBe(false);
    expect(replay(store.reader, { migrations, registry: desk.registry })).not.toHaveProperty('refusal');
    const [giver = deskCaller] = givers(['responsible-director']);
    const answer = await rehearsal.call({ name: 'ledger.accounts', input: {}, caller: giver });
    expect(answer).toMatchObject({ ok: true, answer: { sumCents: 0 } });
  }, 60_000);
});
