import { describe, expect, it } from 'vitest';
import { termsOf as fileTerms } from '../../../electron/hosts/cli/demo/terms.ts';
import { tournamentFile } from '../../../electron/hosts/cli/demo/evening-files.ts';
import { draftFaults, fieldOf } from '../../../renderer/features/tournament/draft-checks.ts';
import { planInput } from '../../../renderer/features/tournament/plan-input.ts';
import { draftOf, readDraft, type TermsDraft } from '../../../renderer/features/tournament/terms-draft.ts';
import { planContract } from '../../../shared/contract/tournament-plan.ts';
import { profileHash, type Profile } from '../../../shared/domain/profile/index.ts';
import type { DraftTerms, PlanFacts, TournamentTerms } from '../../../shared/domain/tournament/index.ts';
import { planTournament, planSlice } from '../../../shared/domain/tournament/index.ts';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { isRefused } from '../../../shared/kernel/refusal.ts';
import profile from '../../../resources/profiles/casino-fr-2007.json' with { type: 'json' };
import evening from '../../../resources/sample/evening/tournament.json' with { type: 'json' };

const zone = 'Europe/Paris';
const facts: PlanFacts = {
  id: 't-1',
  zone: 'Europe/Paris',
  ...{ houseRules: [], chipSets: [], entryTarget: null },
  now: parseInstant('2026-12-01T10:00:00+01:00'),
  profile: profile as unknown as Profile,
  profileHash: profileHash(profile as unknown as Profile),
  rooms: [{ name: 'Salle des jeux', kind: 'gaming-room', tables: 20 }],
  counted: { calendar: 0, season: 0 },
};

/** The fixtures' tournament as `tournament.plan` takes it. */
const evenings = planContract.input.parse({ tournament: 't-1', terms: fileTerms(tournamentFile.parse(evening)) });

const withInstants = (terms: typeof evenings.terms): DraftTerms =>
  ({
    ...terms,
    startsAt: parseInstant(terms.startsAt),
    registration: { ...terms.registration, opensAt: parseInstant(terms.registration.opensAt) },
  }) as unknown as DraftTerms;

/** The fixtures' tournament as the journal has it. */
function planned(): TournamentTerms {
  const decision = planTournament(planSlice.initial(), withInstants(evenings.terms), facts);
  if (isRefused(decision)) throw new Error(decision.refusal.code);
  return decision.events[0]?.data as TournamentTerms;
}

const draft = (changes: Partial<TermsDraft> = {}): TermsDraft => ({
  ...draftOf(planned(), { zone, tables: 20 }),
  ...changes,
});

const read = (changes: Partial<TermsDraft>) => readDraft(draft(changes), zone);

function faultsOf(changes: Partial<TermsDraft>) {
  const reading = read(changes);
  if (reading.missing) throw new Error(`missing: ${reading.missing.join()}`);
  return draftFaults(reading.terms, facts);
}

describe('the set-up form of a tournament', () => {
  it('says the fixtures’ tournament again, to the letter, as the command takes it', () => {
    const reading = read({});
    if (reading.missing) throw new Error(`missing: ${reading.missing.join()}`);
    const input = planInput('t-1', reading.terms, { zone });
    expect(input).toEqual(evenings);
    expect(planContract.input.parse(input)).toEqual(evenings);
  });

  it('finds nothing wrong with it', () => {
    expect([...faultsOf({})]).toEqual([]);
  });

  it('keeps a start in summer time when the registration opens in winter time', () => {
    const reading = read({ starts: { day: '2027-04-02', time: '20h30' }, opens: { day: '2027-03-01', time: '1000' } });
    if (reading.missing) throw new Error(`missing: ${reading.missing.join()}`);
    const { terms } = planInput('t-1', reading.terms, { zone });
    expect(terms.startsAt).toBe('2027-04-02T20:30:00+02:00');
    expect(terms.registration.opensAt).toBe('2027-03-01T10:00:00+01:00');
  });

  it('names every part that still lacks something, and reads nothing before', () => {
    const reading = read({
      name: ' ',
      starts: { day: '2027-03-05', time: '25:00' },
      tables: '8-6',
      payout: '',
      chips: [{ value: null, colour: 'green', stock: 1, inStartingStack: 1 }],
      rows: [{ kind: 'break', minutes: 15, colourUp: [] }],
    });
    expect(reading.missing).toEqual(['name', 'starts', 'structure', 'tables', 'payout', 'chips']);
  });

  it('shows all of the desk’s refusals at once, each beside its part', () => {
    const faults = faultsOf({
      room: 'Jardin',
      capacity: 500,
      startingStack: 19_999,
      lateUntil: { kind: 'end-of-level', level: 7 },
      payout: '50 60',
      opens: { day: '2027-03-06', time: '10:00' },
    });
    expect(Object.fromEntries([...faults].map(([field, { code }]) => [field, code]))).toEqual({
      room: 'tournament.roomUnknown',
      capacity: 'tournament.capacityOverTables',
      chips: 'tournament.stackMismatch',
      late: 'tournament.lateRegistrationPastFreeze',
      payout: 'tournament.payoutNotWhole',
      opens: 'tournament.registrationWindow',
    });
  });

  it('asks for the rebuy terms that FR-REG-35 and FR-REG-37 demand', () => {
    const rebuy = { ...draft().rebuy!, priceCents: null };
    expect(faultsOf({ rebuy }).get('rebuy')?.params).toEqual({ missing: ['priceCents'] });
  });

  it('has a place for every refusal of the plan that a form can cause', () => {
    const ofTheWhole = ['tournament.exists', 'tournament.noProfile'];
    const placed = planContract.refusals.filter((code) => fieldOf(code) === undefined);
    expect(placed).toEqual(ofTheWhole);
  });
});
