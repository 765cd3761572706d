import { refuser, type RefusalList } from '../../kernel/refusal.ts';

export const levyRefusals = {
  'levy.unknownTournament': [],
  'levy.notAwarded': ['FR-REG-95'],
  'levy.structureNotFrozen': ['FR-REG-90', 'FR-REG-91'],
  'levy.alreadyEntered': ['FR-REG-94'],
  'levy.prizesBelowFloor': ['FR-REG-21'],
  'levy.additionOverCap': ['FR-REG-25'],
  'levy.unknownLine': [],
  'levy.notCertifier': ['FR-REG-11', 'FR-REG-96'],
  'levy.alreadyCertified': ['FR-REG-96'],
  'levy.notCertified': ['FR-REG-97'],
  'levy.notCountersigner': ['FR-REG-97'],
  'levy.sameSigner': ['FR-REG-97'],
  'levy.alreadyCountersigned': ['FR-REG-97'],
  'levy.alreadyCorrected': ['FR-REG-94'],
  'levy.correctionStays': ['FR-REG-94'],
  'levy.noBook': [],
  'levy.bookNotOpened': ['FR-REG-94'],
  'levy.bookStillOpen': ['FR-REG-94'],
  'levy.bookOfPast': [],
  'levy.initialledLater': ['FR-REG-94'],
  'levy.noBookToClose': [],
  'levy.bookUnsigned': ['FR-REG-96', 'FR-REG-97'],
  'levy.nothingToCarry': [],
  'levy.carryUnsigned': ['FR-REG-96', 'FR-REG-97'],
} as const satisfies RefusalList;

export type LevyRefusal = keyof typeof levyRefusals;

export const refuse = refuser<LevyRefusal>(levyRefusals);
