import { expulsionGrounds } from '../../../shared/domain/conduct/index.ts';

export const sanctions = ['none', 'warning', 'time', 'good'] as const;

export type Sanction = (typeof sanctions)[number];

export interface SanctionDraft {
  readonly tournament: string;
  readonly entry: string;
  readonly incident: string;
  readonly facts: string;
  readonly ground: (typeof expulsionGrounds)[number];
  /** As typed; empty when nobody counted. */
  readonly chips: string;
  readonly pin: string;
}

/** Whole chips of what was typed, spaces between thousands or not; `null` for nothing, `undefined` for no number. */
export function chipsOf(typed: string): number | null | undefined {
  const digits = typed.replaceAll(/\s/g, '');
  if (digits === '') return null;
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}

/** The stacks that were counted, of those that could be; `undefined` while one of them is no number. */
export function stacksOf(
  counted: Readonly<Record<string, string>>,
  entries: readonly string[],
): readonly { readonly entry: string; readonly chips: number }[] | undefined {
  const read = entries.map((entry) => ({ entry, chips: chipsOf(counted[entry] ?? '') }));
  if (read.some(({ chips }) => chips === undefined)) return undefined;
  return read.flatMap(({ entry, chips }) => (typeof chips === 'number' ? [{ entry, chips }] : []));
}

/** The command that follows an incident, with its input; `undefined` where nothing follows. */
export function sanctionCommand(
  sanction: Sanction,
  { tournament, entry, incident, facts, ground, chips, pin }: SanctionDraft,
): { readonly name: string; readonly input: object } | undefined {
  const about = { tournament, entry, incident };
  if (sanction === 'warning') return { name: 'conduct.warn', input: { ...about, reason: facts } };
  if (sanction === 'time') return { name: 'conduct.expelForTime', input: { ...about, pin } };
  const counted = chipsOf(chips);
  if (sanction !== 'good') return undefined;
  return {
    name: 'conduct.expel',
    input: { ...about, ground, ...(typeof counted === 'number' && { chips: counted }), pin },
  };
}
