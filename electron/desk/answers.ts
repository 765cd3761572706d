import { canonicalJson } from '../../shared/kernel/canonical-json.ts';
import type { ReadableDatabase, UnitOfWork } from '../storage/database.ts';

/** Fields that are never stored, logged or digested: `pin`, `newPin`, `directorPin` and the like. */
const secretField = /(pin|password|secret|recoveryCode|token)$/i;

/** The input without its secrets, at every depth. */
function withoutSecrets(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutSecrets);
  if (input === null || typeof input !== 'object') return input;
  // Without a prototype even `__proto__` is a field like any other.
  const kept = { __proto__: null } as unknown as Record<string, unknown>;
  for (const [field, value] of Object.entries(input)) if (!secretField.test(field)) kept[field] = withoutSecrets(value);
  return kept;
}

/** What an idempotency key was used for, and by whom; digested with the house's key, since inputs hold names. */
export const inputFingerprint = (actor: string, name: string, input: unknown): string =>
  `${actor}\n${name}\n${canonicalJson(withoutSecrets(input))}`;

export interface StoredAnswer {
  readonly command: string;
  readonly input: string;
  readonly seq: number;
  readonly answer: string;
}

export const storedAnswer = (db: ReadableDatabase, key: string): StoredAnswer | undefined =>
  db.get<StoredAnswer>('SELECT command, input, seq, answer FROM answers WHERE key = ?', key);

export const storeAnswer = (db: UnitOfWork, key: string, { command, input, seq, answer }: StoredAnswer): void =>
  db.run(
    'INSERT INTO answers (key, command, input, seq, answer) VALUES (?, ?, ?, ?, ?)',
    key,
    command,
    input,
    seq,
    answer,
  );
