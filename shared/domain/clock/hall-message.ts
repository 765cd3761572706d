import { accept, type Decision } from '../../kernel/event.ts';
import type { SealedText } from '../../kernel/sealed-text.ts';
import { tournamentStream, type Plan } from '../tournament/index.ts';
import { clockEvent } from './events.ts';
import { refuse } from './refusals.ts';
import type { ClockView, HallMessage } from './state.ts';

interface Slices {
  readonly plan: Plan;
  readonly clock: ClockView;
}

interface SayFacts {
  readonly tournament: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: SealedText;
}

const minuteMs = 60_000;

/** The message that the hall reads at an instant. */
export const standingMessage = ({ message }: ClockView, at: number): HallMessage | undefined =>
  message && (message.until === null || at < message.until) ? message : undefined;

/**
 * Says something on every screen of the hall, for some minutes or until it is taken off; what was said before goes. Free text is
 * personal data: the event holds its id and digest only (decision 25). Refuses a tournament that is not planned or is over.
 */
export function showMessage({ plan }: Slices, minutes: number | null, { tournament, at, text }: SayFacts): Decision {
  if (!plan.terms) return refuse('clock.tournamentUnknown', { tournament });
  if (plan.closedAt !== null || plan.cancelledAt !== null) return refuse('clock.over');
  const data = { ...text, until: minutes === null ? null : at + minutes * minuteMs };
  return accept(clockEvent(tournamentStream(tournament), 'clock.messageShown', data));
}

/** Takes the message off the screens. Nothing is shown: nothing happens. */
export function clearMessage({ plan, clock }: Slices, { tournament, at }: Omit<SayFacts, 'text'>): Decision {
  if (!plan.terms) return refuse('clock.tournamentUnknown', { tournament });
  const shown = standingMessage(clock, at);
  if (!shown) return accept();
  return accept(clockEvent(tournamentStream(tournament), 'clock.messageCleared', { textId: shown.textId }));
}
