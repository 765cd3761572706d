import { refuser, type RefusalList } from '../../kernel/refusal.ts';

const clockRefusals = {
  'clock.tournamentUnknown': [],
  'clock.wrongPhase': [],
  'clock.alreadyStarted': [],
  'clock.notStarted': [],
  'clock.ended': ['FR-REG-32'],
  'clock.noDirector': ['FR-REG-72'],
  'clock.tooEarly': ['FR-REG-67', 'FR-REG-68'],
  'clock.startIsChange': ['FR-REG-67', 'FR-REG-68', 'FR-REG-69'],
  'clock.notEnoughPlayers': [],
  'clock.needsRecovery': [],
  'clock.playHalted': ['FR-REG-79'],
  'clock.notInterrupted': [],
  'clock.notConfirmed': [],
  'clock.positionUnknown': [],
  'clock.adjustTooFar': [],
  'clock.nothingToUndo': [],
  'clock.undoTooOld': [],
  'clock.over': [],
} as const satisfies RefusalList;

export const refuse = refuser<keyof typeof clockRefusals>(clockRefusals);
