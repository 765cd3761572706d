import type { CommandContract, InputOf, QueryContract } from '../../shared/contract/define.ts';
import type { StreamStates } from '../../shared/domain/streams.ts';
import type { Decision, JournalEvent } from '../../shared/kernel/event.ts';
import type { Refused } from '../../shared/kernel/refusal.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import type { ReadableDatabase, UnitOfWork } from '../storage/database.ts';
import type { VaultReader, VaultWriter } from '../storage/vault.ts';

/** Who gives a command, from where and when. `at` is epoch milliseconds of the desk's clock, `mono` never goes back. */
export interface Call {
  readonly commandId: string;
  readonly at: number;
  readonly mono: number;
  readonly account: string;
  readonly roles: readonly Role[];
  readonly station: string;
  /** What the handler's `prepare` answered; `undefined` for handlers without one. */
  readonly prepared?: unknown;
}

/** Identity and chance as a port, so that a seed makes two runs alike. */
export interface Chance {
  /** `n` bytes as lower-case hex. */
  hex(bytes: number): string;
  /** A new id such as `p_4k2m9x7c1q8z`. */
  id(prefix: string): string;
}

/** What `facts` and queries may look at. Nothing here can change anything but the chance port. */
export interface DeskReader {
  readonly db: ReadableDatabase;
  readonly vault: VaultReader;
  readonly chance: Chance;
  state<Kind extends keyof StreamStates>(kind: Kind, id?: string): Readonly<StreamStates[Kind]>;
}

/** What `store` may write beside the events, in the same transaction: sealed personal data and free text. */
export interface DeskWriter {
  readonly vault: VaultWriter;
  readonly db: UnitOfWork;
}

/** What `prepare` may do with what will be stored: seal it, and digest what it is found under. */
export interface Preparing extends Pick<VaultWriter, 'seal' | 'blind'> {
  /** Puts aside, in a transaction of its own, some rows of what is too much for the command's: nobody reads them before it is accepted. */
  readonly aside: <T>(work: (db: UnitOfWork) => T) => T;
}

/**
 * One command of a feature: gather facts (read-only), decide (pure), store sealed data, answer ids.
 * `stream` names the stream whose state `decide` is given.
 */
export interface CommandHandler<
  Contract extends CommandContract = CommandContract,
  Kind extends keyof StreamStates = keyof StreamStates,
  Facts = unknown,
> {
  readonly contract: Contract;
  stream(input: InputOf<Contract>): { readonly kind: Kind; readonly id?: string };
  /** Slow work that must not hold the transaction (stretching a password); reaches `facts` as `call.prepared`. */
  prepare?(input: InputOf<Contract>, seal: Preparing): Promise<unknown>;
  /** Clears away what `prepare` put aside, when the command was refused. */
  discard?(prepared: unknown): void;
  facts(read: DeskReader, input: InputOf<Contract>, call: Call): Facts | Refused;
  decide(state: Readonly<StreamStates[Kind]>, input: InputOf<Contract>, facts: Facts): Decision;
  store?(write: DeskWriter, input: InputOf<Contract>, facts: Facts): void;
  /** What the caller gets and what an equal key gets again: ids and numbers, no names. */
  answer?(events: readonly JournalEvent[], facts: Facts): object;
}

export interface QueryHandler<Contract extends QueryContract = QueryContract> {
  readonly contract: Contract;
  answer(read: DeskReader, input: InputOf<Contract>, call: Call): object | Promise<object>;
  /** What is looked at besides persons whose record was opened, which the desk sees for itself: rows of a list. */
  looks?(answer: object, input: InputOf<Contract>): readonly Look[];
}

/** Somebody's identity was shown: names only, the whole record, a row of a list, a paper that names them; or a sealed text. */
export interface Look {
  readonly depth: 'names' | 'record' | 'list' | 'paper' | 'text';
  /** A person's id; a list and its issue (`exclusion/l_1`); a paper that names several; a text's id. */
  readonly subject: string;
}

/** Read tables of a feature: which, and how each event changes them. Replay rebuilds them and compares. */
export interface Projection {
  readonly tables: readonly string[];
  readonly on: Readonly<Record<string, (db: UnitOfWork, event: JournalEvent<string, never>) => void>>;
}

/**
 * A command that changes no stream (sign-in, sign-out): nothing is journalled, and its answer is never kept, since it holds
 * a session's token.
 */
export interface DirectHandler {
  readonly contract: CommandContract;
  answer(input: unknown, call: Call): Promise<object | Refused>;
}

export interface DeskFeature {
  readonly name: string;
  readonly commands: readonly CommandHandler[];
  readonly queries: readonly QueryHandler[];
  readonly projection?: Projection;
}

/** Keeps the three type arguments of a handler together while it is listed among others. */
export function commandHandler<Contract extends CommandContract, Kind extends keyof StreamStates, Facts>(
  handler: CommandHandler<Contract, Kind, Facts>,
): CommandHandler {
  return handler;
}

export function queryHandler<Contract extends QueryContract>(handler: QueryHandler<Contract>): QueryHandler {
  return handler;
}

/** Types one projection handler by the data of its event. */
export function on<Data extends object>(
  change: (db: UnitOfWork, event: JournalEvent<string, Data>) => void,
): (db: UnitOfWork, event: JournalEvent<string, never>) => void {
  return change;
}

/** Checks the PIN of who signs. Answers a refusal for a wrong PIN or while tries are throttled. */
export interface SignatureCheck {
  check(
    account: string,
    pin: string,
    when: { readonly at: number; readonly station: string },
  ): Promise<Refused | undefined>;
}
