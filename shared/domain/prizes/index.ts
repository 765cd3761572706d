import { slice } from '../../kernel/slice.ts';
import { prizesFold } from './fold.ts';
import { initialPrizes } from './state.ts';

export { indivisibleTie, shareTied } from './awards.ts';
export { checkPrizes } from './check-prizes.ts';
export { awards } from './due-award.ts';
export type {
  BonusSales,
  Bounties,
  DocumentVerdict,
  PrizeLeft,
  PrizePaid,
  PrizesEvents,
  StructureFrozen,
  UnclaimedReason,
} from './events.ts';
export { mayChooseScale, scaleFixedAt } from './fixed-scale.ts';
export { freezeStructure } from './freeze-structure.ts';
export { leaveUnclaimed } from './leave-unclaimed.ts';
export { payPrize, type PayFacts } from './pay-prize.ts';
export { additionWithin, caveBase, floorOf, largestGuarantee, levyBeside, levyOn, poolOf } from './pool.ts';
export { refuseDeal } from './refuse-deal.ts';
export { prizesRefusals, refuse as refusePrizes } from './refusals.ts';
export { placesPaid, scaleFault, totalPercent, type Scale } from './scale.ts';
export { isSamePerson } from './same-person.ts';
export { entriesOver, freezeOverdue, rebuysOver, rebuysUntil, salesEndedAt } from './sales-over.ts';
export {
  houseAddition,
  moneyForPlaces,
  prizesFrom,
  prizeSheet,
  sheetWarnings,
  type PrizeSheet,
  type SheetChoices,
} from './sheet.ts';
export { besideOf, caveSales, settlementOf, type CaveSales, type PrizesState } from './state.ts';
export { splitPool, type PrizePlace } from './structure.ts';

export const prizesSlice = slice({ initial: initialPrizes, fold: prizesFold });
