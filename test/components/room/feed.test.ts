import { describe, expect, it } from 'vitest';
import { feedLines, isForFeed, mergeEvents, replacedBy, type FeedWords } from '../../../renderer/features/room/feed.ts';
import { sentenceOfEvent } from '../../../renderer/texts/events/event-sentence.ts';
import { texts } from '../../../renderer/texts/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';

const stream = 'tournament/t-1';
const event = (type: string, data: object, more: Partial<JournalEvent> = {}): JournalEvent => ({
  ...{ v: 1, seq: 7, rev: 7, version: 1, at: 1000, actor: 'mcd1', station: 's', commandId: 'c-1', stream, type, data },
  ...more,
});
const words: FeedWords = {
  t: (key, values, plural) => {
    const t = texts.global.t as (key: string, values?: unknown, plural?: number) => string;
    return plural === undefined ? t(key, values ?? {}) : t(key, values ?? {}, plural);
  },
  language: 'fr',
  zone: 'Europe/Paris',
  names: {
    entry: (entry) => `N-${entry}`,
    account: (account) => account,
    till: (till) => till,
    recipient: (recipient) => recipient,
    position: (position) => `niveau ${position + 1}`,
  },
  rank: (entry) => ({ 'e-1': 74, 'e-2': 73 })[entry],
  stretch: (position) =>
    position === 1 ? { kind: 'break', minutes: 15 } : { kind: 'level', level: position + 1, blinds: '500 / 1 000' },
  replaced: () => 9,
};
/** No-break spaces as spaces: what is compared is the words. */
const told = (type: string, data: object) =>
  feedLines(event(type, data), words).map(({ text, rank }) =>
    [...(rank === undefined ? [] : [rank]), text.replaceAll(/[\u00a0\u202f]/g, ' ')].join(' '),
  );

describe('the evening’s lines', () => {
  it('tell levels and breaks by what they are', () => {
    expect(told('clock.levelReached', { position: 7, anchor: {} })).toEqual(['Niveau 8, 500 / 1 000']);
    expect(told('clock.levelReached', { position: 1, anchor: {} })).toEqual(['Pause de 15 min']);
  });

  it('tell each player of one hand, the best first, with his rank as it is now (S10)', () => {
    const data = {
      hand: 3,
      busts: [
        { entry: 'e-1', table: 6 },
        { entry: 'e-2', table: 4, by: 'e-3' },
      ],
    };
    expect(told('standings.eliminated', data)).toEqual(['73 N-e-2, table 4, par N-e-3', '74 N-e-1, table 6']);
    const back = told('standings.eliminated', { hand: 3, busts: [{ entry: 'e-9', table: 3 }] });
    expect(back).toEqual(['Élimination : N-e-9']);
  });

  it('tell a broken table once, with how many were seated again', () => {
    expect(told('seating.tableBroken', { table: 9 })).toEqual(['Table 9 cassée, 9 joueurs replacés']);
    const drawn = { entry: 'e-1', table: 2, seat: 3, reason: 'broken-table' };
    expect(told('seating.seatDrawn', drawn)).toEqual([]);
    expect(told('seating.seatDrawn', { ...drawn, reason: 'move' })).toEqual(['Déplacement : N-e-1, table 2 siège 3']);
    const draw = event('seating.seatDrawn', {});
    expect(replacedBy([draw, draw, event('seating.tableBroken', {})]).get('c-1')).toBe(2);
  });

  it('are the journal’s own sentences for everything else, a type of a later program as itself', () => {
    const minute = { byMs: 60_000 };
    expect(told('clock.adjusted', minute)).toEqual([
      sentenceOfEvent({ type: 'clock.adjusted', data: minute }, words).replaceAll(/[\u00a0\u202f]/g, ' '),
    ]);
    expect(told('clock.paused', {})).toEqual(['Horloge arrêtée']);
    expect(told('league.pointsGiven', {})).toEqual(['league.pointsGiven']);
  });

  it('leave out what another line tells', () => {
    for (const type of ['clock.started', 'seating.seatConfirmed', 'seating.seatFreed', 'registration.turnedAway'])
      expect(told(type, {})).toEqual([]);
  });
});

describe('which events are told', () => {
  it('only those of this tournament, and no papers, letters or lines of the book', () => {
    expect(isForFeed(event('clock.paused', {}), stream)).toBe(true);
    expect(isForFeed(event('clock.paused', {}), 'tournament/t-2')).toBe(false);
    for (const type of ['documents.archived', 'levy.lineEntered', 'notices.sent']) {
      expect(isForFeed(event(type, {}), stream)).toBe(false);
    }
  });

  it('each once, in the journal’s order, the latest only', () => {
    const line = (seq: number) => event('clock.paused', {}, { seq });
    const merged = mergeEvents([line(5), line(7)], [line(6), line(5), line(8)], 3);
    expect(merged.map(({ seq }) => seq)).toEqual([6, 7, 8]);
  });
});
