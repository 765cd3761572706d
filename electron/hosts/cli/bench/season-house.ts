import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaperArchived } from '../../../../shared/domain/documents/index.ts';
import type { JournalEvent } from '../../../../shared/kernel/event.ts';
import { isRefused } from '../../../../shared/kernel/refusal.ts';
import { seededChance } from '../../../desk/ports.ts';
import { append, headOf } from '../../../journal/append.ts';
import { linesAfter } from '../../../journal/read.ts';
import { migrations } from '../../../storage/migrations/index.ts';
import { openStore } from '../../../storage/open.ts';
import type { Sealer } from '../../../storage/sealer.ts';
import { readEvening } from '../demo/evening.ts';
import { playEvening, preparedAt } from '../demo/evening-play.ts';
import { Rehearsal } from '../rehearsal.ts';

const fixtures = join(import.meta.dirname, '..', '..', '..', '..', 'resources', 'sample', 'evening');
const dayMs = 86_400_000;
const linesAtOnce = 10_000;

/** A house with a season behind it. */
export interface SeasonHouse {
  readonly data: string;
  readonly keyFile: string;
  readonly events: number;
}

/**
 * A house after so many evenings of 143 entrants: the first is played at the desk, every other is that one's journal over again, a day
 * earlier each and under other names, appended through the chain, with its papers sealed under theirs. Read tables know the first only.
 */
export async function seasonHouse(folder: string, events: number): Promise<SeasonHouse> {
  const evening = readEvening(fixtures);
  const house = { data: join(folder, 'data'), keyFile: join(folder, 'bench.key'), events };
  const chance = seededChance('season');
  const rehearsal = Rehearsal.open({
    folder: house.data,
    keyFile: house.keyFile,
    chance,
    startsAt: preparedAt(evening),
  });
  if (isRefused(rehearsal)) throw new Error(rehearsal.refusal.code);
  await playEvening(rehearsal, evening, { luck: seededChance('season:luck'), onProgress: () => undefined });
  await rehearsal.documents.drain();
  const { sealer } = rehearsal.house;
  await rehearsal.close();
  repeatEvening(house, sealer);
  return house;
}

function repeatEvening({ data, events }: SeasonHouse, sealer: Sealer): void {
  const store = openStore({ folder: data, migrations, today: '2027-03-05' });
  if (isRefused(store)) throw new Error(store.refusal.code);
  const played = [...linesAfter(store.reader)]
    .filter(({ stream }) => stream.startsWith('tournament/'))
    .map(({ body }) => body);
  const papers = new PaperCopies(data, sealer);
  let head = headOf(store.reader);
  let batch: JournalEvent[] = [];
  const flush = (): void => {
    const last = store.transaction((db) => append(db, head, batch)).at(-1);
    if (last) head = { seq: last.seq, hash: last.hash };
    batch = [];
  };
  for (let event = 1; event < events; event += 1) {
    for (const body of played) {
      batch.push(again(JSON.parse(body) as JournalEvent, { event, seq: head.seq + batch.length + 1, papers }));
      if (batch.length >= linesAtOnce) flush();
    }
  }
  flush();
  store.close();
}

interface Copy {
  readonly event: number;
  readonly seq: number;
  readonly papers: PaperCopies;
}

/** The same event in the stream of another tournament. */
function again(line: JournalEvent, { event, seq, papers }: Copy): JournalEvent {
  const data = line.type === 'documents.archived' ? papers.copy(line.data as PaperArchived, event) : { ...line.data };
  return {
    ...line,
    seq,
    stream: `${line.stream}-${event}`,
    at: line.at - event * dayMs,
    commandId: `${line.commandId}-${event}`,
    data: 'startsAt' in data ? { ...data, startsAt: Number(data.startsAt) - event * dayMs } : data,
  };
}

/** The papers of the played evening, sealed again under the names of the others. */
class PaperCopies {
  private readonly folder: string;
  private readonly sealer: Sealer;
  private readonly clear = new Map<string, unknown>();

  constructor(data: string, sealer: Sealer) {
    this.folder = join(data, 'papers');
    this.sealer = sealer;
    mkdirSync(this.folder, { recursive: true });
  }

  copy(filed: PaperArchived, event: number): PaperArchived {
    const paper = `${filed.paper}-s${event}`;
    writeFileSync(join(this.folder, `${paper}.sealed`), this.sealer.seal(`paper:${paper}`, this.clearOf(filed.paper)));
    return { ...filed, paper };
  }

  private clearOf(paper: string): unknown {
    const known = this.clear.get(paper);
    if (known !== undefined) return known;
    const clear = this.sealer.open<unknown>(`paper:${paper}`, readFileSync(join(this.folder, `${paper}.sealed`)));
    this.clear.set(paper, clear);
    return clear;
  }
}
