import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { features } from '../../electron/hosts/compose.ts';
import { setRecipientsContract, setUpContract } from '../../shared/contract/house.ts';
import { exampleIdentity } from '../../shared/contract/identity.ts';
import { registerPlayerContract } from '../../shared/contract/registration.ts';
import { planContract } from '../../shared/contract/tournament-plan.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import { openTestDesk, type TestDesk } from './desk.ts';
import { answerOf, importLists } from './people-desk.ts';

const givers: Readonly<Record<string, readonly Role[]>> = {
  dr: ['responsible-director'],
  mcd1: ['committee-member'],
  caisse1: ['cashier'],
  caisse2: ['cashier'],
  sol1: ['floor'],
  conf: ['compliance'],
};

export interface RegistrationDesk extends TestDesk {
  /** Gives a command or a query as one of the house and answers what it answered; fails the test on a refusal. */
  give(account: string, name: string, input: unknown, key?: string): Promise<Record<string, unknown>>;
  /** Gives what must be refused and answers the refusal. */
  refused(account: string, name: string, input: unknown): Promise<{ code: string; params: Record<string, unknown> }>;
}

const plan = planContract.example.terms;

export const eveningTerms = {
  ...plan,
  startsAt: '2027-03-05T20:00:00+01:00',
  registration: { opensAt: '2027-02-01T10:00:00+01:00', capacity: 90, lateUntil: plan.registration.lateUntil },
};

let template: Promise<string> | undefined;

/**
 * The whole house on the evening of 5 March 2027 at 18:30: `t-1` planned, notified and open, its director appointed, two
 * drawers (`caisse-1`, `caisse-2`) on floats of 500 €, two rebuy levels of 20 minutes. Made once a test file, then copied.
 */
export async function openRegistrationDesk(): Promise<RegistrationDesk> {
  template ??= preparedFolder();
  const folder = mkdtempSync(join(tmpdir(), 'tapis-evening-'));
  cpSync(await template, folder, { recursive: true });
  const desk = openTestDesk({ features, at: '2027-03-05T18:30:00+01:00', seed: 'evening', folder });
  return { ...desk, ...givingOn(desk) };
}

async function preparedFolder(): Promise<string> {
  const desk = openTestDesk({ features, at: '2026-12-10T10:00:00+01:00' });
  const { give } = givingOn(desk);
  await give('dr', 'house.setUp', setUpContract.example);
  await give('dr', 'house.setRecipients', setRecipientsContract.example);
  const director = { account: 'mcd1', login: 'mcd1', name: 'Membre du comité 1', roles: ['committee-member'] };
  await give('dr', 'accounts.open', { ...director, pin: '2468', password: 'correct horse battery' });
  await declareTournament({ give }, { tournament: 't-1', terms: eveningTerms, sentAt: '2026-12-10T10:00:00+01:00' });
  desk.clock.reach('2027-03-05T18:30:00+01:00');
  await importLists(desk);
  await give('dr', 'tournament.openRegistration', { tournament: 't-1', pin: '2468' });
  for (const till of ['caisse-1', 'caisse-2']) {
    await give('caisse1', 'tills.open', { till, floatCents: 50_000, floatRetypedCents: 50_000 });
  }
  desk.close();
  process.once('exit', () => rmSync(desk.folder, { recursive: true, force: true }));
  return desk.folder;
}

/** Plans a tournament with its rules, its director and its notices sent: all but the opening of its registration. */
export async function declareTournament(
  house: Pick<RegistrationDesk, 'give'>,
  { tournament, terms, sentAt }: { tournament: string; terms: object; sentAt: string },
): Promise<void> {
  await house.give('dr', 'tournament.plan', { tournament, terms });
  await house.give('dr', 'tournament.publishRules', { tournament });
  await house.give('dr', 'tournament.appointDirector', { tournament, account: 'mcd1', pin: '2468' });
  const { notices } = await house.give('dr', 'notices.prepare', { tournament });
  for (const { notice } of notices as { notice: string }[]) {
    await house.give('dr', 'notices.recordSent', {
      ...{ tournament, notice, sentAt },
      channel: 'registered-letter',
      reference: 'RA 1',
      pin: '2468',
    });
  }
}

/** The same calls on a desk that is already open. */
function givingOn(desk: TestDesk): Pick<RegistrationDesk, 'give' | 'refused'> {
  const call = (account: string) => desk.as(account, ...(givers[account] ?? []));
  return {
    give: async (account, name, input, key) => answerOf(await call(account)(name, input, key)),
    refused: async (account, name, input) => {
      const answer = await call(account)(name, input);
      if (answer.ok) throw new Error(`accepted: ${JSON.stringify(answer.answer)}`);
      return answer.refusal;
    },
  };
}

const surnames = ['Aubry', 'Blanchet', 'Carlier', 'Delmas', 'Etienne', 'Fabre', 'Guyot', 'Hamel', 'Imbert', 'Jacquet'];

/** Invented people whom nothing speaks against: a name and a birth date of their own for every number. */
export const personNumber = (index: number) => ({
  ...exampleIdentity,
  surname: surnames[index % surnames.length]!,
  givenNames: ['Zoé', 'Yann', 'Xavier', 'Wanda', 'Victor'][index % 5]!,
  birthDate: `19${60 + (index % 37)}-0${1 + (index % 9)}-1${index % 10}`,
  document: { ...exampleIdentity.document, number: `X4TEST${String(index).padStart(4, '0')}` },
});

/** Input of a registration of person `index` at `t-1` as entry `e-<index>`, 120 € in cash at `caisse-1`. */
export const registration = (index: number, changes: object = {}) => ({
  ...registerPlayerContract.example,
  tournament: 't-1',
  entry: `e-${index}`,
  identity: personNumber(index),
  payment: [{ method: 'cash', amountCents: 12_000 }],
  cashRetypedCents: 12_000,
  ...changes,
});
