import type { Identity } from '../../shared/domain/people/index.ts';
import type { Store, UnitOfWork } from '../storage/database.ts';
import type { VaultReader } from '../storage/vault.ts';
import type { Call, DeskReader, Look } from './feature.ts';

const minuteMs = 60_000;

/** The same look again within so long is one look: a page that draws itself anew looks at nobody twice. */
const sameLookMs: Readonly<Record<Look['depth'], number>> = {
  names: 60 * minuteMs,
  record: 5 * minuteMs,
  list: 0,
  paper: 5 * minuteMs,
  text: 60 * minuteMs,
};

/** More looks are not remembered at once: a few are then noted a second time. */
const mostRemembered = 50_000;

type Looker = Pick<Call, 'at' | 'mono' | 'account' | 'station'>;

/**
 * Notes who looked at whose identity and at which sealed text, beside the journal: the notes are personal data themselves and have a term. Whose
 * names only were shown is told apart from whose birth, address or document was.
 */
export class LookBook {
  private readonly store: Pick<Store, 'transaction'>;
  private readonly onFault: (error: unknown) => void;
  private readonly noted = new Map<string, number>();

  constructor(store: Pick<Store, 'transaction'>, onFault: (error: unknown) => void) {
    this.store = store;
    this.onFault = onFault;
  }

  /**
   * Writes down what is not the same look again. Throws what the disk throws: no record is shown that cannot be noted. Names still are, since play
   * goes on when the disk is full.
   */
  note(by: Looker, query: string, looks: readonly Look[]): void {
    const names = looks.filter(({ depth }) => depth === 'names');
    const others = looks.filter(({ depth }) => depth !== 'names');
    this.write(by, query, others);
    try {
      this.write(by, query, names);
    } catch (error) {
      this.onFault(error);
    }
  }

  private write(by: Looker, query: string, looks: readonly Look[]): void {
    const fresh = looks.filter((look) => this.isFresh(by, query, look));
    if (fresh.length === 0) return;
    this.store.transaction((db) => {
      for (const look of fresh) insert(db, { ...by, ...look, query });
      db.afterCommit(() => {
        if (this.noted.size > mostRemembered) this.noted.clear();
        for (const look of fresh) this.noted.set(keyOf(by, query, look), by.mono);
      });
    });
  }

  private isFresh(by: Looker, query: string, look: Look): boolean {
    const before = this.noted.get(keyOf(by, query, look));
    return before === undefined || by.mono - before >= sameLookMs[look.depth];
  }
}

const keyOf = ({ account, station }: Looker, query: string, { depth, subject }: Look): string =>
  `${account}\n${station}\n${query}\n${depth}\n${subject}`;

const insert = (db: UnitOfWork, { at, account, station, query, depth, subject }: Looker & Look & { query: string }) =>
  db.run(
    'INSERT INTO identity_looks (at, account, station, query, depth, subject) VALUES (?, ?, ?, ?, ?, ?)',
    at,
    account,
    station,
    query,
    depth,
    subject,
  );

/** What the vault keeps of a person, as far as it can be recognised in an answer. */
interface Recognisable {
  readonly identity?: Identity;
}

/**
 * A reader that remembers whose record and which sealed text was opened through it, so that no query can forget to say so. `shownIn`
 * then tells which of them the answer shows: a search opens more records than it finds. What everybody may read is no secret text.
 */
export function watchedReader(
  reader: DeskReader,
  { isPublic }: { readonly isPublic: boolean },
): {
  readonly read: DeskReader;
  shownIn(answer: object): readonly Look[];
} {
  const opened = new Map<string, Identity>();
  const texts = new Map<string, string>();
  const person: VaultReader['person'] = <Record extends object>(id: string) => {
    const record = reader.vault.person<Record>(id);
    const { identity } = (record ?? {}) as Recognisable;
    if (identity) opened.set(id, identity);
    return record;
  };
  const text = (id: string): string | undefined => {
    const found = reader.vault.text(id);
    if (found !== undefined && !isPublic) texts.set(id, found);
    return found;
  };
  return {
    read: { ...reader, vault: { ...reader.vault, person, text } },
    shownIn: (answer) => {
      if (opened.size + texts.size === 0) return [];
      const shown = JSON.stringify(answer);
      const has = (value: string): boolean => value !== '' && shown.includes(JSON.stringify(value).slice(1, -1));
      return [...personsIn(opened, has), ...textsIn(texts, has)];
    },
  };
}

type Has = (value: string) => boolean;

const personsIn = (opened: ReadonlyMap<string, Identity>, has: Has): readonly Look[] =>
  [...opened].flatMap(([subject, identity]) => {
    const named = has(identity.surname) || identity.surname === '';
    if (!named || !(has(identity.givenNames) || identity.givenNames === '')) return [];
    const whole = has(identity.document.number) || (has(identity.birthPlace) && has(identity.address.line));
    return [{ depth: whole ? 'record' : 'names', subject }];
  });

const textsIn = (texts: ReadonlyMap<string, string>, has: Has): readonly Look[] =>
  [...texts].flatMap(([subject, text]) => (has(text) ? [{ depth: 'text', subject }] : []));
