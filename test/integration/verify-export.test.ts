import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportJournal } from '../../electron/journal/export.ts';
import { exportedLine, lineOf } from '../../electron/journal/entry.ts';
import { verifyExport } from '../../electron/journal/verify-export.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';
import { isRefused } from '../../shared/kernel/refusal.ts';
import { openCounterStore, temporaryFolder } from '../support/counter-desk.ts';
import { writeLines } from '../support/journal-writer.ts';

let folder = '';
let small: readonly string[] = [];
let large: readonly string[] = [];

/** The lines of an export (the last is the seal), without their line feeds. */
function exported(lines: number): string[] {
  const data = join(folder, `data-${lines}`);
  const store = openCounterStore(data);
  if (isRefused(store)) throw new Error(store.refusal.code);
  writeLines(store, lines);
  const file = join(folder, `${lines}.jsonl`);
  exportJournal(store.reader, file);
  store.close();
  return readFileSync(file, 'utf8').split('\n').slice(0, -1);
}

beforeAll(() => {
  folder = temporaryFolder();
  small = exported(12);
  large = exported(10_001);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Code and line of the refusal, or the head, for a file with this content. */
function verdict(content: string | Uint8Array | readonly string[]): unknown {
  const file = join(folder, 'tried.jsonl');
  writeFileSync(file, Array.isArray(content) ? `${content.join('\n')}\n` : (content as string | Uint8Array));
  const found = verifyExport(file);
  return isRefused(found) ? [found.refusal.code, found.refusal.params.line] : found;
}

/** The event of an exported line. */
const eventIn = (line: string): JournalEvent =>
  JSON.parse(`${line.slice(0, line.lastIndexOf(',"prev":"'))}}`) as JournalEvent;

const text = (lines: readonly string[]): string => `${lines.join('\n')}\n`;
const without = (lines: readonly string[], ...numbers: number[]): string[] =>
  lines.filter((_line, index) => !numbers.includes(index + 1));
const changed = (lines: readonly string[], number: number): string[] =>
  lines.map((line, index) => (index + 1 === number ? line.replace('"by":', '"bY":') : line));

describe('an export that nobody touched', () => {
  it('verifies, and its head is the plain chain of SHA-256 over its texts', () => {
    let prev = '0'.repeat(64);
    for (const line of small.slice(0, -1)) {
      const body = `${line.slice(0, line.lastIndexOf(',"prev":"'))}}`;
      prev = createHash('sha256').update(`${prev}\n${body}`).digest('hex');
    }
    expect(verdict(small)).toEqual({ lines: 12, hash: prev });
    expect(JSON.parse(small.at(-1) ?? '')).toEqual({ seal: { v: 1, lines: 12, head: prev } });
  });

  it('verifies with 10 001 lines over several streams, and tells how far it is', () => {
    const heard: number[] = [];
    const head = verifyExport(join(folder, '10001.jsonl'), (bytes) => heard.push(bytes));
    expect(head).toMatchObject({ lines: 10_001 });
    expect(heard.at(-1)).toBe(readFileSync(join(folder, '10001.jsonl')).length);
  });

  it('verifies when nothing was ever journalled', () => {
    expect(verdict(exported(0))).toEqual({ lines: 0, hash: '0'.repeat(64) });
  });

  it('verifies with a line longer than several chunks of the reader', () => {
    const line = lineOf({ ...eventIn(small[0]!), data: { long: 'é'.repeat(2_500_000) } }, '0'.repeat(64));
    const seal = `{"seal":{"v":1,"lines":1,"head":"${line.hash}"}}`;
    expect(verdict([exportedLine(line), seal])).toEqual({ lines: 1, hash: line.hash });
  });
});

describe('an export that somebody touched (Q14): the first line that does not hold is named', () => {
  it('any one byte, anywhere, changed to any other: never verifies', () => {
    const bytes = Buffer.from(text(small));
    fc.assert(
      fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (position, by) => {
        const tried = Buffer.from(bytes);
        tried[position] = (tried[position]! + by) % 256;
        const line = bytes.subarray(0, position).toString('latin1').split('\n').length;
        const found = verdict(tried);
        expect(found).toHaveLength(2);
        expect((found as [string, number])[1]).toBeGreaterThanOrEqual(Math.min(line, small.length - 1));
        expect((found as [string, number])[1]).toBeLessThanOrEqual(line + 1);
      }),
      { numRuns: 1500 },
    );
  });

  it('every byte of the seal in turn', () => {
    const bytes = Buffer.from(text(small));
    const start = text(small.slice(0, -1)).length;
    const from = Buffer.byteLength(text(small.slice(0, -1)));
    expect(from).toBeGreaterThan(start);
    for (let position = from; position < bytes.length; position += 1) {
      for (const by of [1, 32, 128]) {
        const tried = Buffer.from(bytes);
        tried[position] = (tried[position]! + by) % 256;
        expect(verdict(tried)).toHaveLength(2);
      }
    }
  });

  it.each([1, 5_500, 10_001])('one character of line %i of 10 001', (number) => {
    expect(verdict(changed(large, number))).toEqual(['journal.altered', number]);
  });

  it.each([1, 2, 6, 11])('line %i missing', (number) => {
    expect(verdict(without(small, number))).toEqual(['journal.lineMissing', number]);
  });

  it('the last line missing, the last three missing (Q14), all missing: cut, from there on', () => {
    expect(verdict(without(small, 12))).toEqual(['journal.truncated', 12]);
    expect(verdict(without(large, 9_999, 10_000, 10_001))).toEqual(['journal.truncated', 9_999]);
    expect(verdict(small.slice(-1))).toEqual(['journal.truncated', 1]);
  });

  it.each([
    [1, 2],
    [3, 9],
    [11, 12],
  ])('lines %i and %i swapped: told as out of order, not as missing', (one, other) => {
    const lines = [...small];
    [lines[one - 1], lines[other - 1]] = [lines[other - 1]!, lines[one - 1]!];
    expect(verdict(lines)).toEqual(['journal.outOfOrder', one]);
  });

  it('two swapped in 10 001', () => {
    const lines = [...large];
    [lines[4_000], lines[9_000]] = [lines[9_000]!, lines[4_000]!];
    expect(verdict(lines)).toEqual(['journal.outOfOrder', 4_001]);
  });

  it.each([
    [3, 3],
    [3, 7],
  ])('line %i repeated after line %i', (number, after) => {
    const lines = [...small];
    lines.splice(after, 0, small[number - 1]!);
    expect(verdict(lines)).toEqual(['journal.repeated', after + 1]);
  });

  it('the seal cut, the seal half cut, a line half cut, only the last line feed cut', () => {
    expect(verdict(small.slice(0, -1))).toEqual(['journal.truncated', 13]);
    expect(verdict(text(small).slice(0, -20))).toEqual(['journal.truncated', 13]);
    expect(verdict(text(small.slice(0, 5)).slice(0, -20))).toEqual(['journal.truncated', 5]);
    expect(verdict(text(small).slice(0, -1))).toEqual(['journal.truncated', 13]);
  });

  it('any tail cut off: never verifies', () => {
    const whole = text(small);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), (length) => {
        expect(verdict(whole.slice(0, length))).toEqual([
          'journal.truncated',
          whole.slice(0, length).split('\n').length,
        ]);
      }),
    );
  });

  it('a forged seal: fewer lines, another head, another format, another form', () => {
    const seal = small.at(-1)!;
    const forged = (from: string | RegExp, to: string): unknown =>
      verdict([...small.slice(0, -1), seal.replace(from, to)]);
    expect(verdict([...small.slice(0, 11), seal.replace('"lines":12', '"lines":11')])).toEqual([
      'journal.wrongHead',
      12,
    ]);
    expect(forged('"lines":12', '"lines":11')).toEqual(['journal.wrongHead', 13]);
    expect(forged('"lines":12', '"lines":13')).toEqual(['journal.truncated', 13]);
    expect(forged('"lines":12', '"lines":012')).toEqual(['journal.malformed', 13]);
    expect(forged('"lines":12', '"lines":"12"')).toEqual(['journal.malformed', 13]);
    expect(forged(/[0-9a-f]{64}/, 'f'.repeat(64))).toEqual(['journal.wrongHead', 13]);
    expect(forged('"v":1', '"v":2')).toEqual(['journal.unknownFormat', 13]);
    expect(forged('{"v"', ' {"v"')).toEqual(['journal.malformed', 13]);
    expect(verdict([...small.slice(0, -1), '{"seal":null}'])).toEqual(['journal.malformed', 13]);
  });

  it('something after the seal', () => {
    expect(verdict([...small, small[0]!])).toEqual(['journal.afterSeal', 14]);
    expect(verdict([...small, small.at(-1)!])).toEqual(['journal.afterSeal', 14]);
    expect(verdict(`${text(small)}\n`)).toEqual(['journal.afterSeal', 14]);
    expect(verdict(`${text(small)}x`)).toEqual(['journal.afterSeal', 14]);
  });

  it('a line changed and its own hash made to fit: the next line does not follow', () => {
    const { prev } = JSON.parse(small[4]!) as { prev: string };
    const forged = exportedLine(lineOf({ ...eventIn(small[4]!), data: { by: 1 } }, prev));
    expect(verdict(small.with(4, forged))).toEqual(['journal.broken', 6]);
  });

  it("a stream's numbers that do not follow, in a chain made to fit", () => {
    let prev = '0'.repeat(64);
    const lines = [1, 3].map((rev, index) => {
      const line = lineOf({ ...eventIn(small[0]!), seq: index + 1, rev }, prev);
      prev = line.hash;
      return exportedLine(line);
    });
    expect(verdict([...lines, `{"seal":{"v":1,"lines":2,"head":"${prev}"}}`])).toEqual(['journal.broken', 2]);
  });

  it('a line of a format that is not known', () => {
    const line = exportedLine(lineOf({ ...eventIn(small[0]!), v: 2 }, '0'.repeat(64)));
    expect(verdict([line, ...small.slice(1)])).toEqual(['journal.unknownFormat', 1]);
  });
});

describe('files that are no export', () => {
  it('an empty file, an empty line, another JSON file, line ends of Windows, a byte-order mark', () => {
    expect(verdict('')).toEqual(['journal.truncated', 1]);
    expect(verdict('\n')).toEqual(['journal.malformed', 1]);
    expect(verdict('{"a":1}\n')).toEqual(['journal.malformed', 1]);
    expect(verdict(text(small).replaceAll('\n', '\r\n'))).toEqual(['journal.malformed', 1]);
    expect(verdict(`\ufeff${text(small)}`)).toEqual(['journal.altered', 1]);
  });

  it('binary rubbish never verifies and never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        expect(verdict(bytes)).toHaveLength(2);
      }),
    );
  });

  it('40 MB without a line feed are not read into memory whole', () => {
    expect(verdict(Buffer.alloc(40 << 20, 'x'))).toEqual(['journal.malformed', 1]);
  });

  it('a file that is not there, and a folder, are refused by name', () => {
    mkdirSync(join(folder, 'folder'));
    for (const name of ['nowhere.jsonl', 'folder']) {
      const file = join(folder, name);
      expect(verifyExport(file)).toEqual({ refusal: { code: 'journal.unreadable', params: { file }, rules: [] } });
    }
  });
});
