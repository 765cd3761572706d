import { id } from '../../../shared/contract/fields.ts';
import { z } from '../../../shared/contract/zod.ts';
import { isRefused, type Refused } from '../../../shared/kernel/refusal.ts';
import type { Answer, Caller } from '../../desk/request.ts';
import { refuseScript } from './refusals.ts';

/** One line of a script: who asks what, when. `as` is a login, or `anyone` before the first account exists. */
const scriptLine = z
  .strictObject({
    at: z.iso.datetime({ offset: true }),
    as: z.string().min(1).max(64).default('anyone'),
    command: z.string().optional(),
    query: z.string().optional(),
    input: z.unknown().optional(),
    key: z.string().min(1).max(128).optional(),
    expects: z.record(z.string(), z.int()).optional(),
    station: id.optional(),
  })
  .refine((line) => (line.command === undefined) !== (line.query === undefined), 'either "command" or "query"');

type ScriptLine = z.output<typeof scriptLine>;

/** What a script needs of the house: its clock, its accounts, its desk. */
export interface ScriptHouse {
  /** Lets time pass until this instant (epoch ms), with everything that the desk does by itself meanwhile. */
  reach(instant: number): Promise<void>;
  now(): number;
  callerOf(login: string): Caller | undefined;
  call(request: {
    name: string;
    input: unknown;
    key?: string | undefined;
    expects?: Record<string, number> | undefined;
    caller: Caller;
  }): Promise<Answer>;
}

/** Runs one line (numbered from 1). Refuses malformed lines, unknown accounts, time that runs back, and what the desk refuses. */
export async function runLine(house: ScriptHouse, text: string, line: number): Promise<Answer> {
  const parsed = parseLine(text, line);
  if (isRefused(parsed)) return { ok: false, ...parsed };
  const at = Date.parse(parsed.at);
  if (at < house.now()) return { ok: false, ...refuseScript('script.timeRunsBack', { line, at: parsed.at }) };
  await house.reach(at);
  const caller = house.callerOf(parsed.as);
  if (!caller) return { ok: false, ...refuseScript('script.unknownAccount', { line, login: parsed.as }) };
  return house.call({
    name: parsed.command ?? parsed.query ?? '',
    input: parsed.input ?? {},
    key: parsed.key,
    expects: parsed.expects,
    caller: parsed.station ? { ...caller, station: parsed.station } : caller,
  });
}

function parseLine(text: string, line: number): ScriptLine | Refused {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuseScript('script.malformedLine', { line, why: 'JSON' });
  }
  const parsed = scriptLine.safeParse(value);
  if (parsed.success) return parsed.data;
  const why = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join(' ; ');
  return refuseScript('script.malformedLine', { line, why });
}
