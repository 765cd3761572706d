import { tickStepContract } from '../../../shared/contract/tournament-evening.ts';
import { tickStep } from '../../../shared/domain/tournament/index.ts';
import { commandHandler } from '../../desk/feature.ts';
import { lastPaperNumber } from '../../desk/numbers.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';

export const tick = commandHandler({
  contract: tickStepContract,
  stream: ofTournament,
  facts: ({ db }, { tournament }) => ({ id: tournament, lastReceipt: lastPaperNumber(db, 'R') }),
  decide: ({ plan, prizes }, { step, done }, facts) =>
    tickStep(plan, { step, done }, { ...facts, structureFrozen: prizes.frozen !== null }),
});
