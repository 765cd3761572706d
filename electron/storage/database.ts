import Database from 'better-sqlite3';

declare const readable: unique symbol;
declare const writable: unique symbol;

export type SqlValue = string | number | bigint | Uint8Array | null;
export type Row = Record<string, SqlValue>;

/** A connection that may only be asked. Statements are prepared once per SQL text. */
export interface ReadableDatabase {
  readonly [readable]: true;
  get<R extends object = Row>(sql: string, ...params: readonly SqlValue[]): R | undefined;
  all<R extends object = Row>(sql: string, ...params: readonly SqlValue[]): R[];
}

/** A connection inside the one write transaction of a command. Only the desk hands it out. */
export interface UnitOfWork extends ReadableDatabase {
  readonly [writable]: true;
  run(sql: string, ...params: readonly SqlValue[]): void;
  /** Done once the transaction is on the disk, and never when it fails: for what memory keeps of it. */
  afterCommit(work: () => void): void;
}

/** The owner of the connection: opens units of work and closes. Features never see it. */
export interface Store {
  readonly reader: ReadableDatabase;
  readonly raw: Database.Database;
  /** Runs `work` in one IMMEDIATE transaction: all of it is committed, or none when it throws. */
  transaction<T>(work: (uow: UnitOfWork) => T): T;
  close(): void;
}

/** Wraps an open connection; pragmas and migrations are the opener's business. */
export function storeOn(raw: Database.Database): Store {
  const statements = new Map<string, Database.Statement>();
  const prepare = (sql: string): Database.Statement => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = raw.prepare(sql);
      statements.set(sql, statement);
    }
    return statement;
  };
  let committed: (() => void)[] = [];
  const uow = {
    get: (sql: string, ...params: SqlValue[]) => prepare(sql).get(...params),
    all: (sql: string, ...params: SqlValue[]) => prepare(sql).all(...params),
    run: (sql: string, ...params: SqlValue[]) => void prepare(sql).run(...params),
    afterCommit: (work: () => void) => void committed.push(work),
  } as unknown as UnitOfWork;
  const begin = raw.transaction((work: () => unknown) => work());
  return {
    reader: uow,
    raw,
    transaction: <T>(work: (unit: UnitOfWork) => T): T => {
      // A transaction within another is a part of it: what is done afterwards waits for the outer one.
      if (raw.inTransaction) return begin.immediate(() => work(uow)) as T;
      committed = [];
      const result = begin.immediate(() => work(uow)) as T;
      for (const done of committed) done();
      return result;
    },
    close: () => raw.close(),
  };
}

/** An empty database in memory with these statements run: what a replay builds its tables in. */
export function memoryStore(statements: readonly string[]): Store {
  const raw = new Database(':memory:');
  for (const statement of statements) raw.exec(statement);
  return storeOn(raw);
}
