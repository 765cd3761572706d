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

/** Names in a line's frame: short and without anything that JSON would escape, so that a verifier finds them by their place. */
const plainName = /^[^"\\\p{Cc}\p{Cs}]{1,128}$/u;
const asciiName = /^[\w./-]{1,128}$/;

export const isPlainName = (name: string): boolean => plainName.test(name);

/**
 * Canonical text (RFC 8785) of an event; its keys come out sorted. Throws when a name of the frame is not plain: the desk
 * lets no such name in.
 */
function bodyOf(event: JournalEvent): string {
  const plain = [event.actor, event.station, event.commandId].every(isPlainName);
  if (!plain || ![event.stream, event.type].every((name) => asciiName.test(name))) {
    throw new Error(`a name in the frame of ${event.type} is not plain`);
  }
  return canonicalJson(event);
}

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
