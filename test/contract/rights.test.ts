import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../../electron/features/accounts/index.ts';
import { features } from '../../electron/hosts/compose.ts';
import type { Giver } from '../../shared/contract/define.ts';
import { contracts } from '../../shared/contract/index.ts';
import { roles, type Role } from '../../shared/kernel/roles.ts';
import { openTestDesk, type TestDesk } from '../support/desk.ts';

const columns: readonly Giver[] = [...roles, 'anyone', 'desk'];
const featureOf = (name: string) => name.slice(0, name.indexOf('.'));

/** One line a command or query, one column a giver: `x` may give it, `S` gives it with a PIN, `s` with a PIN for some inputs. */
function rightsTable(): string {
  const width = Math.max(...contracts.map(({ name }) => name.length)) + 2;
  const cells = (contract: (typeof contracts)[number]) =>
    columns.map((giver) => {
      const signed = contract.kind === 'command' && contract.signed;
      const mark = typeof signed === 'function' ? 's' : signed ? 'S' : 'x';
      return (contract.roles.includes(giver) ? mark : '.').padEnd(giver.length + 2);
    });
  const row = (contract: (typeof contracts)[number]) =>
    `${contract.kind.padEnd(9)}${contract.name.padEnd(width)}${cells(contract).join('')}`.trimEnd();
  const head = `${''.padEnd(9 + width)}${columns.map((giver) => giver.padEnd(giver.length + 2)).join('')}`.trimEnd();
  const sorted = contracts.toSorted((a, b) => (a.kind + a.name < b.kind + b.name ? -1 : 1));
  return `${[head, ...sorted.map(row)].join('\n')}\n`;
}

describe('who may give what', () => {
  it('is the table in rights.txt, so that a change of rights is read by whoever reviews it', async () => {
    await expect(rightsTable()).toMatchFileSnapshot('./rights.txt');
  });

  it('names somebody for each command and query, and nobody twice', () => {
    for (const contract of contracts) {
      expect(contract.roles.length, contract.name).toBeGreaterThan(0);
      expect(new Set(contract.roles).size, contract.name).toBe(contract.roles.length);
    }
  });

  it('lets nobody in but for the first run, sign-in, what a window shows before it and what the hall reads', () => {
    const open = contracts.filter(({ roles: givers }) => givers.includes('anyone')).map(({ name }) => name);
    const hall = ['clock.hallMessage'];
    expect(open.toSorted()).toEqual(['accounts.signIn', 'accounts.signOut', ...hall, 'house.setUp', 'house.state']);
  });

  it('gives the administrator no money and no person (decision 12)', () => {
    const may = contracts.filter(({ roles: givers }) => givers.includes('administrator')).map(({ name }) => name);
    const withoutMoneyOrPeople = ['accounts', 'house', 'clock', 'tournament'];
    // The dates and sizes of the lists, for who installs them; no row of them.
    const exceptions = ['people.lists'];
    expect(may.filter((name) => !withoutMoneyOrPeople.includes(featureOf(name)) && !exceptions.includes(name))).toEqual(
      [],
    );
    const commands = contracts.filter(({ kind, name }) => kind === 'command' && may.includes(name));
    expect([...new Set(commands.map(({ name }) => featureOf(name)))]).toEqual(['accounts']);
  });

  it('FR-REG-11 keeps certification to the responsible director and committee members, countersigning to cashiers', () => {
    const givers = (name: string) => contracts.find((contract) => contract.name === name)?.roles.toSorted();
    expect(givers('levy.certify')).toEqual(['committee-member', 'responsible-director']);
    expect(givers('levy.countersign')).toEqual(['cashier']);
  });
});

describe('the desk', () => {
  let desk: TestDesk;
  beforeAll(() => {
    desk = openTestDesk({ features, access: accessOf });
  });
  afterAll(() => desk.remove());

  it('knows every command and query of the registry', () => {
    const direct = desk.access.handlers.map(({ contract }) => contract.name);
    const known = [...desk.desk.registry.commands.keys(), ...desk.desk.registry.queries.keys(), ...direct];
    expect(contracts.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !contracts.some((contract) => contract.name === name))).toEqual([]);
  });

  it('turns away every role that the table does not name, before it looks at the input', async () => {
    for (const contract of contracts.filter(({ roles: givers }) => !givers.includes('anyone'))) {
      for (const role of roles.filter((each: Role) => !contract.roles.includes(each))) {
        const answer = await desk.as('a_1', role)(contract.name, { nonsense: true });
        expect([contract.name, role, answer]).toMatchObject([
          contract.name,
          role,
          { ok: false, refusal: { code: 'desk.notAllowed' } },
        ]);
      }
      const answer = await desk.desk.call({
        name: contract.name,
        input: {},
        caller: { account: null, roles: [], station: 'test' },
      });
      expect([contract.name, answer]).toMatchObject([contract.name, { refusal: { code: 'desk.notSignedIn' } }]);
    }
  });
});
