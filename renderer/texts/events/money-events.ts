import type { BookEvents, LevyEvents } from '../../../shared/domain/levy/index.ts';
import type { PrizePaid, PrizesEvents } from '../../../shared/domain/prizes/index.ts';
import type { RegistrationEvents } from '../../../shared/domain/registration/index.ts';
import type { TillEvents } from '../../../shared/domain/tills/index.ts';
import type { TextKey } from '../index.ts';
import type { Tellers, Told, Words } from './teller.ts';

export const registrationTellers: Tellers<RegistrationEvents> = {
  'registration.preRegistered': ({ entry }, say) => [
    'journal.event.registration.preRegistered',
    { player: say.entry(entry) },
  ],
  'registration.playerRegistered': ({ entry, number, buyInCents, feeCents, late, reEntryOf }, say) => [
    reEntryOf !== undefined
      ? 'journal.event.registration.playerRegistered-again'
      : late
        ? 'journal.event.registration.playerRegistered-late'
        : 'journal.event.registration.playerRegistered',
    { player: say.entry(entry), number, amount: say.money(buyInCents + feeCents) },
  ],
  'registration.rebought': ({ entry, number, priceCents }, say) => [
    'journal.event.registration.rebought',
    { player: say.entry(entry), number, amount: say.money(priceCents) },
  ],
  'registration.rebuyRefunded': ({ entry, number, refundNumber, priceCents }, say) => [
    'journal.event.registration.rebuyRefunded',
    { player: say.entry(entry), number, refund: refundNumber, amount: say.money(priceCents) },
  ],
  'registration.bonusSold': ({ entry, number, priceCents }, say) => [
    'journal.event.registration.bonusSold',
    { player: say.entry(entry), number, amount: say.money(priceCents) },
  ],
  'registration.bonusRefunded': ({ entry, number, refundNumber, priceCents }, say) => [
    'journal.event.registration.bonusRefunded',
    { player: say.entry(entry), number, refund: refundNumber, amount: say.money(priceCents) },
  ],
  'registration.cancelled': ({ entry, number, refundNumber, buyInCents, feeCents }, say) => [
    'journal.event.registration.cancelled',
    { player: say.entry(entry), number, refund: refundNumber, amount: say.money(buyInCents + feeCents) },
  ],
  'registration.withdrawn': ({ entry }, say) => ['journal.event.registration.withdrawn', { player: say.entry(entry) }],
  'registration.refunded': ({ entry, refundNumber, caveCents, recaveCents, feeCents }, say) => [
    'journal.event.registration.refunded',
    { player: say.entry(entry), refund: refundNumber, amount: say.money(caveCents + recaveCents + feeCents) },
  ],
  'registration.checkedIn': ({ entry }, say) => ['journal.event.registration.checkedIn', { player: say.entry(entry) }],
  'registration.reprinted': ({ number, copy }) => ['journal.event.registration.reprinted', { number, copy }],
  'registration.flagged': ({ entry, textId }, say) => [
    textId === undefined ? 'journal.event.registration.flagged' : 'journal.event.registration.flagged-by-hand',
    { player: say.entry(entry) },
  ],
  'registration.flagCleared': ({ entry }, say) => [
    'journal.event.registration.flagCleared',
    { player: say.entry(entry) },
  ],
  'registration.transferRefused': ({ entry }, say) => [
    'journal.event.registration.transferRefused',
    { player: say.entry(entry) },
  ],
  'registration.wonEntryTaken': ({ entry, number, amountCents }, say) => [
    'journal.event.registration.wonEntryTaken',
    { player: say.entry(entry), number, amount: say.money(amountCents) },
  ],
  'registration.turnedAway': ({ rules, called }) => [
    called ? 'journal.event.registration.turnedAway-called' : 'journal.event.registration.turnedAway',
    { rules: rules.join(', ') },
  ],
};

const paid = (key: TextKey, { rank, entry, amountCents, number }: PrizePaid, say: Words): Told => [
  key,
  { rank: say.rank(rank), player: say.entry(entry), amount: say.money(amountCents), number },
];

export const prizesTellers: Tellers<PrizesEvents> = {
  'prizes.structureFrozen': ({ prizes, poolCents }, say) => [
    'journal.event.prizes.structureFrozen',
    { n: prizes.length, amount: say.money(poolCents) },
    prizes.length,
  ],
  'prizes.paid': (data, say) => paid('journal.event.prizes.paid', data, say),
  'prizes.unclaimedPaid': (data, say) => paid('journal.event.prizes.unclaimedPaid', data, say),
  'prizes.leftUnclaimed': ({ rank, entry, amountCents, reason }, say) => [
    'journal.event.prizes.leftUnclaimed',
    {
      rank: say.rank(rank),
      player: say.entry(entry),
      amount: say.money(amountCents),
      reason: say.word(`journal.word.unclaimed.${reason}`),
    },
  ],
  'prizes.dealRefused': ({ entries }, say) => [
    'journal.event.prizes.dealRefused',
    { players: say.list(entries.map((entry) => say.entry(entry))) },
  ],
};

export const tillTellers: Tellers<TillEvents> = {
  'till.opened': ({ till, floatCents, account, handedBy }, say) =>
    handedBy === undefined
      ? ['journal.event.till.opened', { till: say.till(till), amount: say.money(floatCents) }]
      : [
          'journal.event.till.opened-handed',
          {
            ...{ till: say.till(till), amount: say.money(floatCents) },
            ...{ account: say.account(account), by: say.account(handedBy) },
          },
        ],
  'till.read': ({ till, number }, say) => ['journal.event.till.read', { till: say.till(till), number }],
  'till.takenOver': ({ till, account }, say) => [
    'journal.event.till.takenOver',
    { till: say.till(till), account: say.account(account) },
  ],
  'till.moved': ({ till, direction, amountCents }, say) => [
    direction === 'in' ? 'journal.event.till.moved' : 'journal.event.till.moved-out',
    { till: say.till(till), amount: say.money(amountCents) },
  ],
  'till.closed': ({ till, countedCents, expectedCents }, say) => [
    countedCents === expectedCents ? 'journal.event.till.closed' : 'journal.event.till.closed-different',
    { till: say.till(till), amount: say.money(countedCents), difference: say.money(countedCents - expectedCents) },
  ],
};

export const levyTellers: Tellers<LevyEvents & BookEvents> = {
  'levy.lineEntered': ({ line, levyCents }, say) => [
    'journal.event.levy.lineEntered',
    { line, amount: say.money(levyCents) },
  ],
  'levy.lineCertified': ({ line, account }, say) => [
    'journal.event.levy.lineCertified',
    { line, account: say.account(account) },
  ],
  'levy.lineCountersigned': ({ line, account }, say) => [
    'journal.event.levy.lineCountersigned',
    { line, account: say.account(account) },
  ],
  'levy.lineCorrected': ({ line, corrects }) => ['journal.event.levy.lineCorrected', { line, corrects }],
  'levy.bookOpened': ({ book, volume, folios, account }, say) => [
    'journal.event.levy.bookOpened',
    { book, volume, folios: say.count(folios), account: say.account(account) },
  ],
  'levy.bookClosed': ({ book, volume, levyCents, account }, say) => [
    'journal.event.levy.bookClosed',
    { book, volume, amount: say.money(levyCents), account: say.account(account) },
  ],
  'levy.dayCarried': ({ day, controlPage, controlLine, levyCents }, say) => [
    'journal.event.levy.dayCarried',
    { day: say.day(day), page: controlPage, line: controlLine, amount: say.money(levyCents) },
  ],
  'levy.choicesSet': () => ['journal.event.levy.choicesSet'],
};
