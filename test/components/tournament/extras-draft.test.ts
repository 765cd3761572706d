import { describe, expect, it } from 'vitest';
import {
  extrasDraftOf,
  extrasOf,
  missingExtras,
  noExtras,
} from '../../../renderer/features/tournament/extras-draft.ts';
import { cents } from '../../../shared/kernel/cents.ts';
import type { TournamentTerms } from '../../../shared/domain/tournament/index.ts';

const zone = 'Europe/Paris';
const session = { starts: { day: '2027-06-19', time: '18:00' }, room: 'Salle des jeux', afterLevel: 2 };
const full = {
  ...{ sessions: [session], reEntries: 1, bonusCents: 1_000, bonusChips: 4_000 },
  ...{ bountyCents: 2_000, goodsWhat: 'un week-end à Clairval', goodsCents: 40_000 },
  entries: { tournament: 't-main', name: 'Grand tournoi', valueCents: cents(22_000), most: 5 },
  ...{ chipSet: 'Jeu A', cards: 'nom du tournoi', variants: ['dead-button'] },
};

describe('what only some events have, in the set-up form', () => {
  it('says nothing of what is left empty', () => {
    expect(extrasOf(noExtras, zone)).toEqual({});
    expect(missingExtras(noExtras, zone)).toEqual([]);
  });

  it('reads sessions in the venue’s zone, and says again what the terms say (FR-REG-14)', () => {
    const terms = extrasOf(full, zone);
    expect(terms.sessions).toEqual([
      { startsAt: Date.parse('2027-06-19T18:00:00+02:00'), room: 'Salle des jeux', afterLevel: 2 },
    ]);
    expect(terms).toMatchObject({ reEntries: 1, dealersBonus: { priceCents: 1_000, chips: 4_000 } });
    expect(terms).toMatchObject({ bountyCents: 2_000, goods: { what: 'un week-end à Clairval', valueCents: 40_000 } });
    expect(terms.prizeEntries).toEqual({ tournament: 't-main', name: 'Grand tournoi', valueCents: 22_000, most: 5 });
    expect(extrasDraftOf(terms as TournamentTerms, zone)).toEqual(full);
  });

  it('names what is begun and not complete', () => {
    expect(missingExtras({ ...full, sessions: [{ ...session, afterLevel: null }] }, zone)).toEqual(['sessions']);
    expect(missingExtras({ ...full, sessions: [{ ...session, starts: { day: null, time: '18:00' } }] }, zone)).toEqual([
      'sessions',
    ]);
    expect(missingExtras({ ...full, bonusChips: null }, zone)).toEqual(['bonus']);
    expect(missingExtras({ ...full, entries: { ...full.entries, most: null } }, zone)).toEqual(['entries']);
    expect(missingExtras({ ...full, goodsCents: null }, zone)).toEqual(['goods']);
  });
});
