import type { Fold } from '../../kernel/event.ts';
import type { HeardEvents, PrizePaid, PrizesEvents } from './events.ts';
import type { PrizesState } from './state.ts';

export const prizesFold: Fold<PrizesState, PrizesEvents & HeardEvents> = {
  'registration.playerRegistered': (draft, { entry, buyInCents }) => {
    draft.caves[entry] = { caveCents: buyInCents, rebuyCents: [] };
  },
  'registration.rebought': (draft, { entry, priceCents }) => {
    draft.caves[entry]?.rebuyCents.push(priceCents);
  },
  'registration.rebuyRefunded': (draft, { entry }) => {
    draft.caves[entry]?.rebuyCents.pop();
  },
  'registration.bonusSold': (draft, { entry, priceCents }) => {
    const cave = draft.caves[entry];
    if (cave) cave.bonusCents = [...(cave.bonusCents ?? []), priceCents];
  },
  'registration.bonusRefunded': (draft, { entry }) => {
    draft.caves[entry]?.bonusCents?.pop();
  },
  'registration.cancelled': giveBack,
  'registration.refunded': giveBack,
  'prizes.structureFrozen': (draft, structure, { at }) => {
    draft.frozen = { ...structure, at };
  },
  'prizes.paid': markPaid,
  'prizes.unclaimedPaid': markPaid,
  'registration.wonEntryTaken': markPaid,
  'prizes.leftUnclaimed': (draft, { entry, reason, amountCents }, { at }) => {
    draft.settled[entry] = { kind: 'unclaimed', reason, at, amountCents };
  },
  'prizes.dealRefused': (draft) => {
    draft.refusedDeals += 1;
  },
};

function giveBack(draft: PrizesState, { entry }: { readonly entry: string }): void {
  Reflect.deleteProperty(draft.caves, entry);
}

function markPaid(
  draft: PrizesState,
  { entry, number, amountCents }: Pick<PrizePaid, 'entry' | 'number' | 'amountCents'>,
  { at }: { readonly at: number },
): void {
  draft.settled[entry] = { kind: 'paid', number, at, amountCents };
}
