import { tickStepContract } from '../../../shared/contract/tournament-evening.ts';
import { tickStep } from '../../../shared/domain/tournament/index.ts';
import { commandHandler } from '../../desk/feature.ts';
import { lastPaperNumber } from '../../desk/numbers.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';

export const tick = commandHandler({
  contract: tickStepContract,
  stream: ofTournament,
  facts: (read, { tournament }) => ({
    id: tournament,
    lastReceipt: lastPaperNumber(read.db, 'R'),
    rooms: (read.state('house').house.identity?.rooms ?? []).map(({ name }) => name),
  }),
  decide: ({ plan, prizes }, { step, done, posting }, facts) =>
    tickStep(plan, { step, done, posting }, { ...facts, structureFrozen: prizes.frozen !== null }),
});
