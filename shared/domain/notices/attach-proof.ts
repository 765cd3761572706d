import { accept, type Decision } from '../../kernel/event.ts';
import { noticeEvent, type NoticeProof } from './events.ts';
import { refuse } from './refusals.ts';
import type { LetterLife } from './state.ts';

export interface ProofFacts {
  /** The letter's stream. */
  readonly stream: string;
  readonly proof: NoticeProof;
  /** The bytes begin as files of that type do. */
  readonly isWhatItSays: boolean;
}

/** Attaches the file that proves a sending or a receipt: the receipt slip, the stamped copy. Its hash goes into the journal. */
export function attachProof(letter: LetterLife | undefined, notice: string, facts: ProofFacts): Decision {
  const { proof, stream, isWhatItSays } = facts;
  if (!letter) return refuse('notices.unknown', { notice });
  if (!(proof.of === 'sending' ? letter.sent : letter.received))
    return refuse('notices.nothingToProve', { of: proof.of });
  if (!isWhatItSays) return refuse('notices.proofUnreadable', { mediaType: proof.mediaType });
  if (letter.proofs.some(({ sha256 }) => sha256 === proof.sha256))
    return refuse('notices.proofTwice', { sha256: proof.sha256 });
  return accept(noticeEvent(stream, 'notices.proofAttached', { notice, ...proof }));
}
