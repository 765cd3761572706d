import { accept, type Decision } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import type { LevyTerms } from '../profile/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import type { NextLine } from './enter-line.ts';
import { levyEvent } from './events.ts';
import { negatedFigures } from './line-figures.ts';
import { refuse, type LevyRefusal } from './refusals.ts';
import { lineInForce, type LevyState } from './state.ts';

/** With the approval in words, sealed. */
interface CorrectFacts extends NextLine, SealedText {
  readonly roles: readonly Role[];
  readonly terms: LevyTerms;
}

/**
 * Takes a wrong line back by a red one that refers to it and is approved in words; the wrong line stays legible and untouched.
 * Without `line` it is the one in force. The red line is then certified and countersigned like any other, and the right line entered anew.
 */
export function correctLine(
  { levy }: { readonly levy: Readonly<LevyState> },
  input: { readonly tournament: string; readonly line?: number | undefined },
  facts: CorrectFacts,
): Decision<LevyRefusal> {
  const { roles, terms, book, line, day, opened, textId, digest } = facts;
  const wrong = input.line === undefined ? lineInForce(levy) : levy.lines.findLast((each) => each.line === input.line);
  if (!wrong) return refuse('levy.unknownLine');
  if (!terms.certifiedBy.some((each) => roles.includes(each))) return refuse('levy.notCertifier');
  if (wrong.corrects !== null) return refuse('levy.correctionStays', { line: wrong.line });
  if (wrong.corrected) return refuse('levy.alreadyCorrected', { line: wrong.line });
  if (!opened) return refuse('levy.bookNotOpened', { book });
  const { tournament, type, buyInCents, rateBasisPoints, awardedAt } = wrong;
  return accept(
    levyEvent(tournamentStream(input.tournament), 'levy.lineCorrected', {
      ...{ book, line, day, correctsBook: wrong.book, corrects: wrong.line, textId, digest },
      ...{ tournament, type, buyInCents, rateBasisPoints, awardedAt },
      ...negatedFigures(wrong),
    }),
  );
}
