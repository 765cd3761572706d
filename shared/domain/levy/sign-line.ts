import { accept, type Decision } from '../../kernel/event.ts';
import type { Role } from '../../kernel/roles.ts';
import type { LevyTerms } from '../profile/index.ts';
import { tournamentStream } from '../tournament/index.ts';
import { levyEvent } from './events.ts';
import { refuse, type LevyRefusal } from './refusals.ts';
import type { LevyLine, LevyState } from './state.ts';

interface SignLine {
  readonly tournament: string;
  /** A line of this tournament; without it the first one that waits for this signature. */
  readonly line?: number | undefined;
}

/** Who signs; his PIN was checked by the desk before. */
interface SignFacts {
  readonly account: string;
  readonly roles: readonly Role[];
  readonly terms: LevyTerms;
}

interface State {
  readonly levy: Readonly<LevyState>;
}

/** The named line, or the first that waits for the signature, or the tournament's last line when none waits. */
function lineToSign({ levy }: State, { line }: SignLine, waits: (line: LevyLine) => boolean): LevyLine | undefined {
  if (line !== undefined) return levy.lines.findLast((each) => each.line === line);
  return levy.lines.find(waits) ?? levy.lines.at(-1);
}

/** Certifies a line as exact: the responsible director or a committee member (FR-REG-96, A-26). */
export function certifyLine(
  state: State,
  input: SignLine,
  { account, roles, terms }: SignFacts,
): Decision<LevyRefusal> {
  const found = lineToSign(state, input, ({ certified }) => certified === null);
  if (!found) return refuse('levy.unknownLine');
  const role = terms.certifiedBy.find((each) => roles.includes(each));
  if (role === undefined) return refuse('levy.notCertifier');
  if (found.certified) return refuse('levy.alreadyCertified', { line: found.line });
  const { book, line } = found;
  return accept(levyEvent(tournamentStream(input.tournament), 'levy.lineCertified', { book, line, account, role }));
}

/** Countersigns a certified line: the gaming cashier, another person than the certifier (FR-REG-97, A-26). */
export function countersignLine(
  state: State,
  input: SignLine,
  { account, roles, terms }: SignFacts,
): Decision<LevyRefusal> {
  const found = lineToSign(
    state,
    input,
    ({ certified, countersigned }) => certified !== null && countersigned === null,
  );
  if (!found) return refuse('levy.unknownLine');
  if (!terms.countersignedBy.some((each) => roles.includes(each))) return refuse('levy.notCountersigner');
  const { book, line, certified, countersigned } = found;
  if (!certified) return refuse('levy.notCertified', { line });
  if (countersigned) return refuse('levy.alreadyCountersigned', { line });
  if (certified.account === account) return refuse('levy.sameSigner', { line });
  return accept(levyEvent(tournamentStream(input.tournament), 'levy.lineCountersigned', { book, line, account }));
}
