import { refuser, type RefusalList } from '../../kernel/refusal.ts';

export const prizesRefusals = {
  'prizes.unknownTournament': [],
  'prizes.notDirector': ['FR-REG-81'],
  'prizes.alreadyFrozen': ['FR-REG-90', 'FR-REG-91'],
  'prizes.rebuysOpen': ['FR-REG-91'],
  'prizes.registrationOpen': ['FR-REG-88', 'FR-REG-90'],
  'prizes.scaleFixed': ['FR-REG-90'],
  'prizes.over': [],
  'prizes.noEntrants': ['FR-REG-88'],
  'prizes.percentNotHundred': ['FR-REG-28'],
  'prizes.notDescending': ['FR-REG-88'],
  'prizes.emptyPlace': ['FR-REG-20'],
  'prizes.morePlacesThanEntrants': ['FR-REG-88'],
  'prizes.additionByDirectorOnly': ['FR-REG-23'],
  'prizes.additionOverCap': ['FR-REG-25', 'FR-REG-26'],
  'prizes.rankingOpen': ['FR-REG-89', 'FR-REG-95'],
  'prizes.notRanked': ['FR-REG-66', 'FR-REG-89'],
  'prizes.alreadyPaid': ['FR-REG-89'],
  'prizes.setAside': ['FR-REG-89'],
  'prizes.notSetAside': ['FR-REG-89'],
  'prizes.documentRefused': ['FR-REG-66'],
  'prizes.documentExpired': ['FR-REG-66'],
  'prizes.notThePlayer': ['FR-REG-66', 'FR-REG-89'],
  'prizes.flagged': ['FR-REG-43', 'FR-REG-66'],
  'prizes.isEntry': ['FR-REG-20', 'FR-REG-89'],
  'prizes.notAnEntry': ['FR-REG-20'],
  'prizes.unknownPlayers': ['FR-REG-89'],
  'prizes.dealsAllowed': [],
  'prizes.unknownPaper': [],
} as const satisfies RefusalList;

export type PrizesRefusal = keyof typeof prizesRefusals;

export const refuse = refuser<PrizesRefusal>(prizesRefusals);
