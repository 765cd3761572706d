import type { SeatingState } from '../../../shared/domain/seating/index.ts';
import type { DeskReader, DeskWriter } from '../../desk/feature.ts';
import type { VaultReader } from '../../storage/vault.ts';

const seedBytes = 32;

/** Binds a sealed seed to its tournament. */
const purposeOf = (tournament: string): string => `draw-seed:${tournament}`;

/** The seed that a tournament's draws follow; `fresh` when it was made just now and must be kept with the command. */
export interface DrawSeed {
  readonly tournament: string;
  readonly seed: string;
  readonly fresh: boolean;
}

/** Seeds already opened, by the vault they came from: a seed never changes, and every registration asks for it. */
const opened = new WeakMap<VaultReader, Map<string, string>>();

/** The kept seed, `undefined` when none was committed to yet. */
export function keptSeed({ db, vault }: DeskReader, tournament: string): string | undefined {
  const seeds = opened.get(vault) ?? new Map<string, string>();
  opened.set(vault, seeds);
  const known = seeds.get(tournament);
  if (known !== undefined) return known;
  const row = db.get<{ sealed: Uint8Array }>('SELECT sealed FROM draw_seeds WHERE tournament = ?', tournament);
  const seed = row && vault.open<string>(purposeOf(tournament), row.sealed);
  if (seed !== undefined) seeds.set(tournament, seed);
  return seed;
}

/** The kept seed, or a fresh one as long as nothing was committed. Throws when a committed seed is gone. */
export function drawSeed(read: DeskReader, tournament: string, { commitment }: Readonly<SeatingState>): DrawSeed {
  const seed = keptSeed(read, tournament);
  if (seed === undefined && commitment !== null) throw new Error(`the committed seed of ${tournament} is gone`);
  return { tournament, seed: seed ?? read.chance.hex(seedBytes), fresh: seed === undefined };
}

/** Seals a fresh seed in the same transaction as the event that commits to it. */
export function keepSeed({ db, vault }: DeskWriter, { tournament, seed, fresh }: DrawSeed): void {
  if (!fresh) return;
  db.run(
    'INSERT INTO draw_seeds (tournament, sealed) VALUES (?, ?)',
    tournament,
    vault.seal(purposeOf(tournament), seed),
  );
}
