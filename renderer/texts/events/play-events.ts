import type { ClockEvents } from '../../../shared/domain/clock/index.ts';
import type { SeatingEvents } from '../../../shared/domain/seating/index.ts';
import type { StandingsEvents } from '../../../shared/domain/standings/index.ts';
import type { TournamentEvents } from '../../../shared/domain/tournament/index.ts';
import type { Tellers } from './teller.ts';

export const clockTellers: Tellers<ClockEvents> = {
  'clock.started': () => ['journal.event.clock.started'],
  'clock.paused': () => ['journal.event.clock.paused'],
  'clock.resumed': () => ['journal.event.clock.resumed'],
  'clock.jumped': ({ to }, say) => ['journal.event.clock.jumped', { position: say.position(to) }],
  'clock.adjusted': ({ byMs }, say) => [
    byMs > 0 ? 'journal.event.clock.adjusted' : 'journal.event.clock.adjusted-less',
    { length: say.length(byMs) },
  ],
  'clock.undone': ({ action }, say) => [
    'journal.event.clock.undone',
    { action: say.word(`journal.word.clock.${action}`) },
  ],
  'clock.levelReached': ({ position }, say) => [
    'journal.event.clock.levelReached',
    { position: say.position(position) },
  ],
  'clock.ended': () => ['journal.event.clock.ended'],
  'clock.interrupted': () => ['journal.event.clock.interrupted'],
  'clock.recovered': ({ choice, gapMs }, say) => [
    choice === 'resume' ? 'journal.event.clock.recovered' : 'journal.event.clock.recovered-counted',
    { length: say.length(gapMs) },
  ],
  'clock.messageShown': ({ until }, say) =>
    until === null
      ? ['journal.event.clock.messageShown']
      : ['journal.event.clock.messageShown-until', { at: say.moment(until) }],
  'clock.messageCleared': () => ['journal.event.clock.messageCleared'],
  'clock.wallJumped': ({ byMs }, say) => ['journal.event.clock.wallJumped', { length: say.length(byMs) }],
};

export const seatingTellers: Tellers<SeatingEvents> = {
  'seating.drawCommitted': () => ['journal.event.seating.drawCommitted'],
  'seating.tablesOpened': ({ tables, seatsPerTable }) => [
    'journal.event.seating.tablesOpened',
    { tables: tables.join(', '), seats: seatsPerTable, n: tables.length },
    tables.length,
  ],
  'seating.seatDrawn': ({ entry, table, seat, reason }, say) => [
    'journal.event.seating.seatDrawn',
    { player: say.entry(entry), table, seat, reason: say.word(`journal.word.draw.${reason}`) },
  ],
  'seating.seatConfirmed': ({ entry }, say) => ['journal.event.seating.seatConfirmed', { player: say.entry(entry) }],
  'seating.seatFreed': ({ entry }, say) => ['journal.event.seating.seatFreed', { player: say.entry(entry) }],
  'seating.tableBroken': ({ table }) => ['journal.event.seating.tableBroken', { table }],
  'seating.finalTableSet': ({ table, seats }) => ['journal.event.seating.finalTableSet', { table, seats }],
  'seating.seedRevealed': () => ['journal.event.seating.seedRevealed'],
};

export const standingsTellers: Tellers<StandingsEvents> = {
  'standings.eliminated': ({ hand, busts }, say) => [
    'journal.event.standings.eliminated',
    { players: say.list(busts.map(({ entry }) => say.entry(entry))), hand },
    busts.length,
  ],
  'standings.reinstated': ({ entry }, say) => ['journal.event.standings.reinstated', { player: say.entry(entry) }],
  'standings.closed': ({ ranking, countedChips, soldChips }, say) => {
    const player = say.list(ranking.filter(({ rank }) => rank === 1).map(({ entry }) => say.entry(entry)));
    if (countedChips === undefined || soldChips === undefined) return ['journal.event.standings.closed', { player }];
    return [
      countedChips === soldChips ? 'journal.event.standings.closed-counted' : 'journal.event.standings.closed-differs',
      { player, counted: say.count(countedChips), sold: say.count(soldChips) },
    ];
  },
  'standings.reopened': () => ['journal.event.standings.reopened'],
};

export const tournamentTellers: Tellers<TournamentEvents> = {
  'tournament.planned': ({ name, startsAt }, say) => [
    'journal.event.tournament.planned',
    { name, at: say.moment(startsAt) },
  ],
  'tournament.rulesPublished': ({ version }) => ['journal.event.tournament.rulesPublished', { version }],
  'tournament.directorAppointed': ({ account }, say) => [
    'journal.event.tournament.directorAppointed',
    { account: say.account(account) },
  ],
  'tournament.registrationOpened': ({ late }) => [
    late ? 'journal.event.tournament.registrationOpened-late' : 'journal.event.tournament.registrationOpened',
  ],
  'tournament.registrationClosed': () => ['journal.event.tournament.registrationClosed'],
  'tournament.startDelayed': ({ toAt, change }, say) => [
    change ? 'journal.event.tournament.startDelayed-change' : 'journal.event.tournament.startDelayed',
    { at: say.moment(toAt) },
  ],
  'tournament.changed': ({ fromAt, toAt }, say) => [
    fromAt === toAt ? 'journal.event.tournament.changed' : 'journal.event.tournament.changed-start',
    { at: say.moment(toAt) },
  ],
  'tournament.guaranteesShown': ({ items }) => [
    'journal.event.tournament.guaranteesShown',
    { n: items.length },
    items.length,
  ],
  'tournament.packsUnsealed': ({ packs, bandIntact }) => [
    bandIntact ? 'journal.event.tournament.packsUnsealed' : 'journal.event.tournament.packsUnsealed-broken',
    { packs: packs.join(', ') },
  ],
  'tournament.stepTicked': ({ step, done, lastReceipt, place }, say) => [
    done ? 'journal.event.tournament.stepTicked' : 'journal.event.tournament.stepTicked-back',
    { step: [say.word(`journal.word.step.${step}`), lastReceipt, place && `(${place})`].filter(Boolean).join(' ') },
  ],
  'tournament.started': () => ['journal.event.tournament.started'],
  'tournament.closed': () => ['journal.event.tournament.closed'],
  'tournament.cancelled': () => ['journal.event.tournament.cancelled'],
};
