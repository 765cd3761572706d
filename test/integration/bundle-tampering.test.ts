import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicKeyPem, newSigningKey, signWith } from '../../electron/bundle/signature.ts';
import { verifyBundle } from '../../electron/bundle/verify/verify-bundle.ts';
import { sampleHouses, type SampleHouses } from '../support/sample-copy.ts';
import { zipParts } from '../support/zip-parts.ts';

let houses: SampleHouses;
let zip: Buffer;
let folder = '';

beforeAll(async () => {
  houses = await sampleHouses();
  const house = houses.open('bundle');
  await house.documents.drain();
  const input = {
    ...{ scope: { kind: 'tournament', tournament: 't-final' }, names: 'full', papers: true },
    ...{ export: 'x-1', form: 'zip' },
  };
  await house.call({ name: 'audit.orderExport', input, caller: house.callerOf('conf')! });
  await house.exports.drain();
  await house.close();
  zip = readFileSync(join(houses.folderOf('bundle'), 'exports', 'dossier-t-final-x-1.zip'));
  folder = join(houses.root, 'unpacked');
  for (const [path, bytes] of zipParts(zip)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}, 240_000);

afterAll(() => houses.remove());

/** What is found in the unpacked bundle after a change to it. */
function findings(change: (place: string) => void): string[] {
  const place = join(houses.root, 'changed');
  rmSync(place, { recursive: true, force: true });
  cpSync(folder, place, { recursive: true });
  change(place);
  return verifyBundle(place).findings.map(({ code, params }) => {
    const where = [params.file, params.line].filter((value) => value !== undefined && value !== null);
    return [code, ...where].join(' ');
  });
}

const edit = (path: string, change: (text: string) => string) => (place: string) =>
  writeFileSync(join(place, path), change(readFileSync(join(place, path), 'latin1')), 'latin1');

const lines = (change: (lines: string[]) => string[]) =>
  edit('journal.jsonl', (text) => `${change(text.trimEnd().split('\n')).join('\n')}\n`);

const flip = (bytes: Buffer, at: number, by: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed[at] = changed[at]! ^ by;
  return changed;
};

/** A stranger's list and signature over what the folder now holds. */
function signAgain(place: string, key = newSigningKey()): void {
  const list = readFileSync(join(place, 'MANIFEST.sha256'), 'utf8').trimEnd().split('\n');
  writeFileSync(join(place, 'cle-publique.pem'), publicKeyPem(key.publicKey));
  const text = list
    .map((line) => line.slice(66))
    .map(
      (path) =>
        `${createHash('sha256')
          .update(readFileSync(join(place, path)))
          .digest('hex')}  ${path}\n`,
    )
    .join('');
  writeFileSync(join(place, 'MANIFEST.sha256'), text);
  writeFileSync(join(place, 'MANIFEST.sig'), signWith(key, Buffer.from(text)));
}

describe('a bundle that nobody touched', () => {
  it('holds as a ZIP file and as a folder', () => {
    expect(findings(() => undefined)).toEqual([]);
  });
});

describe('Q14 each change to a bundle is found and named', () => {
  const paper = 'papiers/t-final/rules-t-final-v1.pdf';

  it('one byte of a paper, of a table, of the page for the inspector', () => {
    for (const path of [paper, 'LISEZ-MOI.txt', 'csv/personnes.csv', 'tableaux.xlsx']) {
      const change = (place: string) => writeFileSync(join(place, path), flip(readFileSync(join(folder, path)), 40, 1));
      expect(findings(change)).toEqual([`bundle.fileAltered ${path}`]);
    }
    expect(findings(edit('csv/tournois.csv', (text) => text.replace('400,00', '500,00')))).toEqual([
      'bundle.fileAltered csv/tournois.csv',
      'bundle.tableDiffers csv/tournois.csv 2',
    ]);
  });

  it('one byte of a journal line, by its number', () => {
    const change = lines((all) => all.map((line, at) => (at === 99 ? line.replace('"at":1', '"at":2') : line)));
    expect(findings(change)).toEqual(['journal.altered 100', 'bundle.fileAltered journal.jsonl']);
  });

  it('two journal lines swapped, a line left out, the tail cut off', () => {
    const swapped = lines((all) => all.with(9, all[10]!).with(10, all[9]!));
    expect(findings(swapped)[0]).toBe('journal.outOfOrder 10');
    expect(findings(lines((all) => all.toSpliced(19, 1)))[0]).toBe('journal.lineMissing 20');
    const cut = findings((place) => truncateSync(join(place, 'journal.jsonl'), 50_000));
    expect(cut[0]).toMatch(/^journal\.truncated \d+/);
    expect(cut[1]).toBe('bundle.fileAltered journal.jsonl');
  });

  it('a file missing, a file added, a link in place of a file', () => {
    expect(findings((place) => rmSync(join(place, paper)))).toEqual([`bundle.fileMissing ${paper}`]);
    expect(findings((place) => writeFileSync(join(place, 'papiers', 'autre.pdf'), ''))).toEqual([
      'bundle.fileAdded papiers/autre.pdf',
    ]);
    const linked = (place: string): void => {
      rmSync(join(place, paper));
      symlinkSync(join(folder, paper), join(place, paper));
    };
    expect(findings(linked)).toEqual([`bundle.fileMissing ${paper}`]);
  });

  it('the list, its signature or the key changed or taken away', () => {
    const line = /^[0-9a-f]{64} {2}README\.txt\n/m;
    expect(findings(edit('MANIFEST.sha256', (text) => text.replace(line, '')))).toEqual([
      'bundle.signatureWrong MANIFEST.sha256',
      'bundle.fileAdded README.txt',
    ]);
    expect(findings(edit('MANIFEST.sha256', (text) => `${text}\n`))).toEqual([
      'bundle.manifestMalformed MANIFEST.sha256',
    ]);
    const other = flip(readFileSync(join(folder, 'MANIFEST.sig')), 5, 1);
    expect(findings((place) => writeFileSync(join(place, 'MANIFEST.sig'), other))).toEqual([
      'bundle.signatureWrong MANIFEST.sha256',
    ]);
    expect(findings((place) => rmSync(join(place, 'MANIFEST.sig')))).toEqual(['bundle.signatureMissing MANIFEST.sig']);
    expect(findings((place) => rmSync(join(place, 'MANIFEST.sha256')))).toEqual(['bundle.notABundle MANIFEST.sha256']);
    expect(findings(edit('cle-publique.pem', () => 'no key'))).toContain('bundle.keyUnusable cle-publique.pem');
  });

  it('figures changed and everything signed again by a stranger: the journal gives other figures, and another key', () => {
    const forged = (place: string): void => {
      edit('csv/ecritures.csv', (text) => text.replace(';caves;-100,00', ';caves;-90,00'))(place);
      signAgain(place);
    };
    const found = findings(forged);
    expect(found[0]).toMatch(/^bundle\.tableDiffers csv\/ecritures\.csv \d+$/);
    expect(found.slice(1)).toEqual(['bundle.keyNotInJournal']);
  });

  it('a paper changed and everything signed again: it is not the one that was filed', () => {
    const forged = (place: string): void => {
      writeFileSync(join(place, paper), flip(readFileSync(join(place, paper)), 400, 1));
      signAgain(place);
    };
    expect(findings(forged)).toEqual(['bundle.keyNotInJournal', `bundle.paperDiffers ${paper}`]);
  });

  it('a journal that stops earlier, sealed and signed again: its description tells another head', () => {
    const forged = (place: string): void => {
      lines((all) => {
        const kept = all.slice(0, -3);
        const head = /"hash":"([0-9a-f]{64})"\}$/.exec(kept.at(-1)!)![1]!;
        return [...kept, JSON.stringify({ seal: { v: 1, lines: kept.length, head } })];
      })(place);
      signAgain(place);
    };
    expect(findings(forged)[0]).toMatch(/^bundle\.headDiffers/);
  });
});

describe('the ZIP file itself', () => {
  const verdictOf = (bytes: Uint8Array): readonly unknown[] => {
    const file = join(houses.root, 'tried.zip');
    writeFileSync(file, bytes);
    return verifyBundle(file).findings;
  };

  it('never holds with any one byte, anywhere, changed to any other', () => {
    expect(verdictOf(zip)).toEqual([]);
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
        expect(verdictOf(flip(zip, at, by)).length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('never holds with its records changed: the headers of files, the directory, its end', () => {
    const directory = zip.readUInt32LE(zip.length - 6);
    const places = [0, 5, 8, 11, 13, 15, 20, 27, ...Array.from({ length: 40 }, (_, at) => directory + at)];
    const end = Array.from({ length: 22 }, (_, at) => zip.length - 1 - at);
    for (const at of [...places, ...end]) expect(verdictOf(flip(zip, at, 1)).length, `byte ${at}`).toBeGreaterThan(0);
  }, 120_000);

  it('never holds cut off or with something behind it', () => {
    for (const length of [0, 3, 21, 100, zip.length >> 1, zip.length - 1]) {
      expect(verdictOf(zip.subarray(0, length)).length).toBeGreaterThan(0);
    }
    expect(verdictOf(Buffer.concat([zip, Buffer.from('x')])).length).toBeGreaterThan(0);
  });

  it('says of something else that it is no bundle', () => {
    const file = join(houses.root, 'other.zip');
    writeFileSync(file, 'not a zip file at all, but long enough to be read');
    expect(verifyBundle(file).findings).toMatchObject([{ code: 'bundle.notABundle' }]);
    expect(verifyBundle(join(houses.root, 'nowhere.zip')).findings).toMatchObject([{ code: 'bundle.unreadable' }]);
  });
});
