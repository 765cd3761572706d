import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chainHash, exportedLine, genesisHash, lineOf } from '../../electron/journal/entry.ts';
import { sealLine, sealOf } from '../../electron/journal/seal.ts';
import { verifyExport } from '../../electron/journal/verify-export.ts';
import { canonicalJson } from '../../shared/kernel/canonical-json.ts';
import type { JournalEvent } from '../../shared/kernel/event.ts';

interface Golden {
  readonly genesis: string;
  readonly lines: readonly { readonly event: JournalEvent; readonly body: string; readonly hash: string }[];
}

const file = new URL('../golden/journal-v1.json', import.meta.url);
const golden = JSON.parse(readFileSync(file, 'utf8')) as Golden;
const prevOf = (index: number): string => golden.lines[index - 1]?.hash ?? golden.genesis;

describe('journal of format 1 (decision 24)', () => {
  it('is the file that was released: nobody has edited it', () => {
    expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(
      'd7931c5f60754b251281b3ddcd4441ef33d9a719704f24563ad7b7de283861d2',
    );
    expect(golden.genesis).toBe('0'.repeat(64));
  });

  it.each(golden.lines.map((line, index) => ({ ...line, index })))(
    'line $index: the code gives the same text and hash',
    ({ event, body, hash, index }) => {
      expect(lineOf(event, prevOf(index))).toEqual({
        seq: event.seq,
        stream: event.stream,
        rev: event.rev,
        type: event.type,
        body,
        prev: prevOf(index),
        hash,
      });
      expect(canonicalJson(JSON.parse(body))).toBe(body);
    },
  );

  it.each(golden.lines.map((line, index) => ({ ...line, index })))(
    'line $index: the hash is SHA-256 of the previous hash, a line feed and the text, by plain node:crypto',
    ({ body, hash, index }) => {
      const plain = createHash('sha256');
      plain.update(Buffer.from(prevOf(index), 'ascii'));
      plain.update(Buffer.from([10]));
      plain.update(Buffer.from(body, 'utf8'));
      expect(plain.digest('hex')).toBe(hash);
      expect(chainHash(prevOf(index), body)).toBe(hash);
    },
  );

  it('verifies as an exported file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tapis-'));
    const lines = golden.lines.map((line, index) => exportedLine({ ...line, prev: prevOf(index) }));
    const head = golden.lines.at(-1)?.hash ?? genesisHash;
    writeFileSync(join(folder, 'journal.jsonl'), [...lines, sealLine(sealOf(lines.length, head)), ''].join('\n'));
    expect(verifyExport(join(folder, 'journal.jsonl'))).toEqual({ lines: lines.length, hash: head });
    rmSync(folder, { recursive: true });
  });

  it('an exported line has exactly the fields of decision 24', () => {
    const [first] = golden.lines;
    const line = JSON.parse(exportedLine({ body: first!.body, prev: golden.genesis, hash: first!.hash })) as object;
    expect(Object.keys(line).sort()).toEqual(
      'v seq stream rev type version at actor station commandId data prev hash'.split(' ').sort(),
    );
  });

  it.each(['a "quoted" till', 'till\nbelow', 'back\\slash', '', 'x'.repeat(129)])(
    'a name in the frame that a verifier could misread is never written: %j',
    (station) => {
      expect(() => lineOf({ ...golden.lines[0]!.event, station }, golden.genesis)).toThrow('not plain');
    },
  );
});
