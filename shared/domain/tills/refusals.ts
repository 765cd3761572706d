import { refuser, type RefusalList } from '../../kernel/refusal.ts';

export const tillsRefusals = {
  'tills.closed': [],
  'tills.alreadyOpen': [],
  'tills.amountRetyped': [],
  'tills.reasonNeeded': [],
  'tills.short': [],
  'tills.handedToSelf': [],
  'tills.notACashier': [],
  'tills.nothingToTakeOver': [],
  'tills.notTheTaker': [],
} as const satisfies RefusalList;

export type TillsRefusal = keyof typeof tillsRefusals;

export const refuse = refuser<TillsRefusal>(tillsRefusals);
