import { refuser, type RefusalList } from '../../kernel/refusal.ts';

export const seatingRefusals = {
  'seating.unknownTournament': [],
  'seating.alreadyCommitted': ['FR-REG-85'],
  'seating.notCommitted': ['FR-REG-85'],
  'seating.drawsOver': ['FR-REG-85'],
  'seating.notOver': ['FR-REG-85'],
  'seating.noFreeSeat': ['FR-REG-42', 'FR-REG-85'],
  'seating.unknownTable': ['FR-REG-17'],
  'seating.tableOpen': [],
  'seating.tableNotOpen': [],
  'seating.lastTable': [],
  'seating.tooManyPlayers': ['FR-REG-86'],
  'seating.notPlaying': ['FR-REG-86'],
} as const satisfies RefusalList;

export type SeatingRefusal = keyof typeof seatingRefusals;

export const refuse = refuser<SeatingRefusal>(seatingRefusals);
