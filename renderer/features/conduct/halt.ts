import type { seriousReasons } from '../../../shared/domain/conduct/index.ts';

export type Halt = 'suspend' | 'resume' | 'stop';

export interface HaltDraft {
  readonly tournament: string;
  readonly what: Halt;
  readonly reason: (typeof seriousReasons)[number];
  readonly facts: string;
  /** Day and hour of resuming, as typed. */
  readonly day: string | null;
  readonly time: string;
  readonly pin: string;
  /** Whom a stop refunds. */
  readonly refunds: 'everybody' | 'in-play';
}

/** `20:30` of `20:30`, `20h30`, `2030` or `20`; `undefined` for what is no hour. */
export function hourOf(typed: string): string | undefined {
  const found = /^(\d{1,2})\s*[:hH.]?\s*(\d{2})?$/.exec(typed.trim());
  const [hour, minute] = [Number(found?.[1] ?? Number.NaN), Number(found?.[2] ?? 0)];
  if (!(hour < 24 && minute < 60)) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The command of the dialog. `instantOf` is the venue's calendar: a civil day and clock reading as an instant of the wire. */
export function haltCommand(
  { tournament, what, reason, facts, day, time, pin, refunds }: HaltDraft,
  instantOf: (day: string, time: string) => string,
): { readonly name: string; readonly input: object } {
  if (what === 'resume') return { name: 'conduct.resumePlay', input: { tournament, pin } };
  const input = { tournament, reason, facts: facts.trim(), stacks: [], pin };
  if (what === 'stop') return { name: 'conduct.stopPlay', input: { ...input, refunds } };
  const hour = hourOf(time);
  const resumes = day !== null && hour !== undefined;
  return { name: 'conduct.suspendPlay', input: { ...input, ...(resumes && { resumesAt: instantOf(day, hour) }) } };
}
