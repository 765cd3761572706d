import { asksSignature, type CommandContract, type QueryContract } from '../../shared/contract/define.ts';
import type { z } from '../../shared/contract/zod.ts';
import { kindOf, streamOf } from '../../shared/domain/streams.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { isRefused, type Refused } from '../../shared/kernel/refusal.ts';
import type { Head } from '../journal/append.ts';
import { isPlainName } from '../journal/entry.ts';
import type { Store } from '../storage/database.ts';
import { storageRefusalOf } from '../storage/refusals.ts';
import { KeyMissing, sealerWith, type LockableSealer, type Sealer } from '../storage/sealer.ts';
import { vaultReader, vaultWriter } from '../storage/vault.ts';
import { inputFingerprint, storeAnswer, storedAnswer } from './answers.ts';
import { busOf } from './bus.ts';
import { changesOf, Committer } from './commit.ts';
import type {
  Call,
  Chance,
  CommandHandler,
  DeskFeature,
  DeskReader,
  DirectHandler,
  Look,
  Preparing,
  QueryHandler,
  SignatureCheck,
} from './feature.ts';
import { LookBook, watchedReader } from './looks.ts';
import type { Clock } from './ports.ts';
import { newerEventRefusalOf, refuseDesk } from './refusals.ts';
import { registryOf, type Registry } from './registry.ts';
import { actorOf, mayGive, type Answer, type Caller, type DeskRequest } from './request.ts';
import { StreamStateCache } from './states.ts';
import { houseStreams, type Streams } from './streams.ts';

export interface DeskParts {
  readonly store: Store;
  readonly sealer: LockableSealer;
  readonly features: readonly DeskFeature[];
  readonly clock: Clock;
  readonly chance: Chance;
  readonly signatures: SignatureCheck;
  /** How streams are folded; the house's own when left out. */
  readonly streams?: Streams;
  readonly direct?: readonly DirectHandler[];
  /** Hears of bugs, with the id that the giver was shown. */
  readonly onFault: (id: string, error: unknown) => void;
}

/**
 * The desk: the only way to change the house. A command is parsed, checked for who gives it, answered from its key when
 * it was given before, decided by the pure rules, and committed whole; then its events are published.
 */
export class Desk {
  readonly registry: Registry;
  readonly reader: DeskReader;
  private readonly parts: DeskParts;
  private readonly states: StreamStateCache;
  private readonly committer: Committer;
  /** Digests what a key was used for. Without the data key one of this run: the clock must go on when only names are lost. */
  private readonly digests: Pick<Sealer, 'blind'>;
  private readonly bus;
  private readonly looks: LookBook;
  private readonly preparing: Preparing;

  constructor(parts: DeskParts) {
    this.parts = parts;
    this.registry = registryOf(parts.features);
    this.looks = new LookBook(parts.store, (error) => parts.onFault('looks', error));
    const streams = parts.streams ?? houseStreams;
    this.states = new StreamStateCache(parts.store.reader, streams);
    this.committer = new Committer(parts.store, {
      states: this.states,
      streams,
      changes: changesOf(this.registry.projections),
    });
    this.bus = busOf<readonly JournalEvent[]>((error) => parts.onFault('subscriber', error));
    const { sealer, store } = parts;
    this.preparing = {
      seal: (purpose, value) => sealer.seal(purpose, value),
      blind: (text) => sealer.blind(text),
      aside: (work) => store.transaction(work),
    };
    const ofThisRun = sealer.locked ? sealerWith(Buffer.from(parts.chance.hex(32), 'hex')) : sealer;
    this.digests = { blind: (text) => (sealer.locked ? ofThisRun : sealer).blind(text) };
    this.reader = {
      db: parts.store.reader,
      vault: vaultReader(parts.store.reader, parts.sealer),
      chance: parts.chance,
      state: (kind, id) => this.states.of(streamOf(kind, id)).state as never,
    };
  }

  get head(): Head {
    return this.committer.last;
  }

  now(): { readonly wall: number; readonly mono: number } {
    return this.parts.clock.now();
  }

  /** Hears every command's events, in order, after they are on the disk. Answers the function that ends it. */
  subscribe(listener: (events: readonly JournalEvent[]) => void): () => void {
    return this.bus.subscribe(listener);
  }

  /** A stream's state as it stands (a copy) and the number of the last journal line, to go on from with events. */
  snapshotOf(stream: string): { readonly state: object; readonly rev: number; readonly seq: number } {
    const known = this.states.knows(stream);
    const { state, rev } = known ? this.states.of(stream) : { state: {}, rev: 0 };
    return { state: structuredClone(state), rev, seq: this.head.seq };
  }

  /** Answers a command or a query by name. Never throws: a bug is answered as `desk.internal` with an id. */
  async call(request: DeskRequest): Promise<Answer> {
    try {
      const command = this.registry.commands.get(request.name);
      if (command) return await this.command(command, request);
      const direct = this.parts.direct?.find(({ contract }) => contract.name === request.name);
      if (direct) return await this.direct(direct, request);
      const query = this.registry.queries.get(request.name);
      if (!query) return no(refuseDesk('desk.unknown', { name: request.name }));
      const input = this.admit(query.contract, request);
      if (isRefused(input)) return no(input);
      return await this.query(query, input.value, request);
    } catch (error) {
      return no(this.fault(error));
    }
  }

  /** Answers a query, and notes whose identity and which sealed texts the answer shows. */
  private async query(query: QueryHandler, input: unknown, request: DeskRequest): Promise<Answer> {
    const watched = watchedReader(this.reader, { isPublic: query.contract.roles.includes('anyone') });
    const call = this.callOf(request, '');
    const answer = await query.answer(watched.read, input, call);
    if (isRefused(answer)) return no(answer);
    this.looks.note(call, request.name, [...watched.shownIn(answer), ...(query.looks?.(answer, input) ?? [])]);
    return { ok: true, answer };
  }

  /** Notes that somebody was shown a person's paper by their host. */
  noteLooks(name: string, caller: Caller, looks: readonly Look[]): void {
    this.looks.note(this.callOf({ name, input: {}, caller }, ''), name, looks);
  }

  private async direct(handler: DirectHandler, request: DeskRequest): Promise<Answer> {
    const input = this.admit(handler.contract, request);
    if (isRefused(input)) return no(input);
    const answer = await handler.answer(input.value, this.callOf(request, ''));
    return isRefused(answer) ? no(answer) : { ok: true, answer };
  }

  private async command(handler: CommandHandler, request: DeskRequest): Promise<Answer> {
    const input = this.admit(handler.contract, request);
    if (isRefused(input)) return no(input);
    const key = request.key ?? this.parts.chance.id('c');
    const fingerprint = this.fingerprint(key, request);
    if (typeof fingerprint !== 'string') return no(fingerprint);
    const signs = asksSignature(handler.contract, input.value);
    if (signs || handler.prepare) {
      const before = this.earlier(key, fingerprint);
      if (before) return before;
    }
    const unsigned = signs ? await this.signature(request) : undefined;
    if (unsigned) return no(unsigned);
    // Waits also with nothing to prepare: a command that a subscriber gives comes after the one it heard of.
    const prepared = await handler.prepare?.(input.value, this.preparing);
    return this.decide(handler, { request, key, fingerprint, prepared, input: input.value });
  }

  /** From here on nothing waits: the key, facts, rule and what is written see one and the same state. */
  private decide(handler: CommandHandler, given: Given): Answer {
    const { request, key, input, fingerprint } = given;
    const call = { ...this.callOf(request, key), actor: actorOf(request.caller), prepared: given.prepared };
    let before: Answer | undefined;
    let facts: unknown;
    let answer = '{}';
    const events = this.committer.commit(call, {
      decide: () => {
        before = this.earlier(key, fingerprint);
        if (before) return nothingNew;
        const stale = this.stale(request.expects);
        if (stale) return stale;
        facts = handler.facts(this.reader, input, call);
        if (typeof facts === 'object' && facts !== null && isRefused(facts)) return facts;
        const place = handler.stream(input);
        return handler.decide(this.reader.state(place.kind, place.id), input, facts);
      },
      alongside: (db, journalled) => {
        if (before) return;
        handler.store?.({ db, vault: vaultWriter(db, this.parts.sealer) }, input, facts);
        answer = JSON.stringify(handler.answer?.(journalled, facts) ?? {});
        const seq = journalled.at(-1)?.seq ?? this.head.seq;
        storeAnswer(db, key, { command: request.name, input: fingerprint, seq, answer });
      },
    });
    if (isRefused(events) || before) handler.discard?.(given.prepared);
    if (isRefused(events)) return no(events);
    if (before) return before;
    if (events.length > 0) this.bus.publish(events);
    return { ok: true, key, seq: this.head.seq, answer: JSON.parse(answer) as object };
  }

  private admit(
    contract: CommandContract | QueryContract,
    request: DeskRequest,
  ): { readonly value: unknown } | Refused {
    const { caller } = request;
    if (!mayGive(caller, contract.roles)) {
      const nobody = caller.account === null && caller.desk !== true;
      return nobody
        ? refuseDesk('desk.notSignedIn', { name: request.name })
        : refuseDesk('desk.notAllowed', { name: request.name, roles: contract.roles });
    }
    const parsed = contract.input.safeParse(request.input);
    if (parsed.success) return { value: parsed.data };
    return refuseDesk('desk.invalidInput', { name: request.name, ...faultsOf(parsed.error) });
  }

  /** What the key stands for, digested. Refuses a key or an input that the journal could not hold. */
  private fingerprint(key: string, { name, input, caller }: DeskRequest): string | Refused {
    const issues = isPlainName(key) ? [] : ['key: 1 to 128 plain characters'];
    try {
      const text = inputFingerprint(actorOf(caller), name, input);
      if (issues.length === 0) return this.digests.blind(text);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      issues.push(`(input): ${error.message}`);
    }
    return refuseDesk('desk.invalidInput', { name, fields: [isPlainName(key) ? '(input)' : 'key'], issues });
  }

  private earlier(key: string, fingerprint: string): Answer | undefined {
    const stored = storedAnswer(this.reader.db, key);
    if (!stored) return undefined;
    if (stored.input !== fingerprint) return no(refuseDesk('desk.keyReused', { key, command: stored.command }));
    return { ok: true, key, seq: stored.seq, answer: JSON.parse(stored.answer) as object };
  }

  private async signature({ name, caller, input }: DeskRequest): Promise<Refused | undefined> {
    const { pin } = input as { readonly pin?: string };
    if (pin === undefined) return refuseDesk('desk.signatureMissing', { name });
    return this.parts.signatures.check(caller.account ?? '', pin, { at: this.now().wall, station: caller.station });
  }

  private stale(expects: DeskRequest['expects'] = {}): Refused | undefined {
    for (const [stream, expected] of Object.entries(expects)) {
      const found = this.states.revOf(stream);
      if (found !== expected) return refuseDesk('desk.changedMeanwhile', { stream: kindOf(stream), expected, found });
    }
    return undefined;
  }

  private callOf({ caller }: DeskRequest, commandId: string): Call {
    const { wall, mono } = this.now();
    return { commandId, at: wall, mono, account: caller.account ?? '', roles: caller.roles, station: caller.station };
  }

  private fault(error: unknown): Refused {
    const known =
      error instanceof KeyMissing
        ? refuseDesk('desk.keyMissing')
        : (newerEventRefusalOf(error) ?? storageRefusalOf(error));
    if (known) return known;
    const id = this.parts.chance.id('fault');
    try {
      this.parts.onFault(id, error);
    } catch {
      // Whoever writes the fault down may have met the same full disk: the giver still gets an answer.
    }
    return refuseDesk('desk.internal', { id });
  }
}

interface Given {
  readonly request: DeskRequest;
  readonly key: string;
  readonly fingerprint: string;
  readonly input: unknown;
  readonly prepared: unknown;
}

const nothingNew = { events: [] };

const no = ({ refusal }: Refused): Answer => ({ ok: false, refusal });

/** The wrong fields (`payment.0.amountCents`), which the sentence names, and what the schema says of each; at most ten. */
function faultsOf({ issues }: z.ZodError): { readonly fields: string[]; readonly issues: string[] } {
  const told = issues.slice(0, 10).map(({ path, message }) => ({ field: path.join('.') || '(input)', message }));
  return {
    fields: told.map(({ field }) => field),
    issues: told.map(({ field, message }) => `${field}: ${message}`),
  };
}
