import { refuser, type RefusalList } from '../../kernel/refusal.ts';

const standingsRefusals = {
  'standings.unknownTournament': [],
  'standings.notStarted': ['FR-REG-32'],
  'standings.over': ['FR-REG-32'],
  'standings.unknownEntry': [],
  'standings.namedTwice': [],
  'standings.alreadyOut': [],
  'standings.notOut': [],
  'standings.removed': ['FR-REG-75'],
  'standings.reEntered': ['FR-REG-49'],
  'standings.unknownWinner': [],
  'standings.zeroStack': [],
  'standings.stackNeeded': [],
  'standings.nobodyLeft': ['FR-REG-32'],
  'standings.rankingClosed': ['FR-REG-95'],
  'standings.notDirector': ['FR-REG-72', 'FR-REG-81'],
  'standings.playersLeft': ['FR-REG-32'],
  'standings.chipsDiffer': ['FR-REG-32'],
  'standings.structureNotFrozen': ['FR-REG-90', 'FR-REG-91'],
  'standings.notClosed': [],
  'standings.awardInForce': ['FR-REG-89', 'FR-REG-95'],
} as const satisfies RefusalList;

export type StandingsRefusal = keyof typeof standingsRefusals;

export const refuse = refuser<StandingsRefusal>(standingsRefusals);
