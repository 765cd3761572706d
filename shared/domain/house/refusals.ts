import { refuser, type RefusalList } from '../../kernel/refusal.ts';

export const houseRefusals = {
  'house.alreadyFounded': [],
  'house.notFounded': [],
  'house.unknownProfile': [],
  'house.sirenWrong': [],
  'house.unknownTimeZone': [],
  'house.noSuchDate': [],
  'house.roomTwice': [],
  'house.unknownVenueKind': ['FR-REG-01'],
  'house.unknownRecipient': ['FR-REG-03', 'FR-REG-04', 'FR-REG-05'],
  'house.recipientTwice': [],
  'house.chipSetTwice': ['FR-REG-98'],
  'house.chipTwice': ['FR-REG-98'],
  'house.variantTwice': ['FR-REG-103'],
  'house.notAChoice': [],
  'house.choiceOutOfRange': [],
  'house.dayStillOpen': [],
  'house.dayNotToday': [],
  'house.dayClosed': [],
  'house.dayNotOpen': [],
  'house.tillsOpen': [],
  'house.prizesUnpaid': [],
  'house.signaturesMissing': ['FR-REG-96', 'FR-REG-97'],
} as const satisfies RefusalList;

export type HouseRefusal = keyof typeof houseRefusals;

export const refuse = refuser<HouseRefusal>(houseRefusals);
