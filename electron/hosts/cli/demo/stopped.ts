import { sentenceOf } from '../../../../shared/locale/index.ts';
import type { Refused } from '../../../../shared/kernel/refusal.ts';

/** The evening cannot be played as its folder has it: says why in one sentence. Anything else that is thrown is a bug. */
export class EveningStopped extends Error {
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(sentenceOf('fr', refused.refusal));
    this.refused = refused;
  }
}
