import { hash } from 'node:crypto';
import { canonicalJson } from '../../shared/kernel/canonical-json.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';

/** The format of a journal line. Frozen: a change is a new number, and the verifier keeps reading the old ones. */
export const formatVersion = 1;

/** What stands before the first line. */
export const genesisHash = '0'.repeat(64);

/** A line as it is stored: the canonical text and its place in the chain. */
export interface JournalLine {
  readonly seq: number;
  readonly stream: string;
  readonly rev: number;
  readonly type: string;
  readonly body: string;
  readonly prev: string;
  readonly hash: string;
}

/** SHA-256 (hex) over the previous hash, a line feed, and the stored text: what ties a line to all before it. */
export const chainHash = (prev: string, body: string): string => hash('sha256', `${prev}\n${body}`, 'hex');

/** Canonical text (RFC 8785) of an event; its keys come out sorted. */
export const bodyOf = (event: JournalEvent): string => canonicalJson(event);

export function lineOf(event: JournalEvent, prev: string): JournalLine {
  const body = bodyOf(event);
  return {
    seq: event.seq,
    stream: event.stream,
    rev: event.rev,
    type: event.type,
    body,
    prev,
    hash: chainHash(prev, body),
  };
}

/** The exported form: the stored text itself, with `prev` and `hash` added behind its last field. */
export const exportedLine = (line: Pick<JournalLine, 'body' | 'prev' | 'hash'>): string =>
  `${line.body.slice(0, -1)},"prev":"${line.prev}","hash":"${line.hash}"}`;
