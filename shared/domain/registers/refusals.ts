import { refuser, type RefusalList } from '../../kernel/refusal.ts';

export const registersRefusals = {
  'registers.unknownObservation': [],
  'registers.nothingWatched': [],
  'registers.unknownExport': [],
} as const satisfies RefusalList;

export type RegistersRefusal = keyof typeof registersRefusals;

export const refuse = refuser<RegistersRefusal>(registersRefusals);
