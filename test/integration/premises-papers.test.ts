import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fillTables } from '../../electron/desk/fill-tables.ts';
import { documentsFeature, documentService, type DocumentService } from '../../electron/features/documents/index.ts';
import { foundedClairval } from '../support/clairval.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';
import { answerOf, codeOf, planInput, TournamentDesk, tournamentFeatures } from '../support/tournament-desk.ts';

const tournament = 't-example';
const pin = '2468';

let desk: TournamentDesk;
let documents: DocumentService;

beforeEach(async () => {
  desk = new TournamentDesk(await foundedClairval({ features: [...tournamentFeatures, documentsFeature] }));
  documents = documentService(desk.house, join(desk.house.folder, 'data'));
  const registration = { ...planInput.terms.registration, capacity: 48 };
  answerOf(await desk.plan({ room: 'Salon Annexe', registration }));
});
afterEach(async () => {
  await documents.stop();
  desk.house.remove();
});

interface Row {
  readonly paper: string;
  readonly kind: string;
  readonly number: string | null;
  readonly copy: number;
  readonly archivedAt: number | null;
  readonly sha256: string | null;
}

async function papersOf(kind: string): Promise<readonly Row[]> {
  await documents.drain();
  return answerOf<{ papers: readonly Row[] }>(await desk.director('documents.list', { kind })).papers;
}
const textOf = async (paper: string): Promise<string> => flowingText(await readPdf(documents.read(paper)));
const unseal = (more: object = {}) =>
  desk.house.as('sol1', 'floor')('tournament.recordUnsealing', {
    ...{ tournament, tables: [1, 2], packs: ['S-1041', 'S-1042'], bandIntact: true, witness: 'Deux joueurs, table 1.' },
    ...more,
  });

describe('papers of annex premises', () => {
  test('FR-REG-02: each signed constat is a numbered paper that says what is found and what is not', async () => {
    answerOf(await desk.member('tournament.showGuarantees', { tournament, items: ['video', 'cards'], pin }));
    const all = ['entry-control', 'video', 'cards', 'cash-desk'];
    answerOf(await desk.member('tournament.showGuarantees', { tournament, items: all, pin }));
    const [last, first] = await papersOf('premises-checklist');
    expect(first?.number).toMatch(/^GE-t-example-\d+$/);
    expect(last?.number).not.toBe(first?.number);
    const text = await textOf(first?.paper ?? '');
    expect(text).toContain(`N° ${first?.number ?? ''}`);
    expect(text).toContain('constat d’équivalence des garanties');
    expect(text).toContain('2 garanties ne sont pas constatées');
    expect(await textOf(last?.paper ?? '')).toContain('Toutes les garanties demandées sont constatées');
  });

  test('FR-REG-101: the unsealing has its procès-verbal: packs, tables, band, witness', async () => {
    answerOf(await unseal());
    answerOf(await unseal({ tables: [1], packs: ['S-1043'], bandIntact: false }));
    const [broken, whole] = await papersOf('unsealing-record');
    const text = await textOf(whole?.paper ?? '');
    expect(text).toContain('Procès-verbal de décachetage des sixains');
    expect(text).toContain('S-1041, S-1042');
    expect(text).toContain('Deux joueurs, table 1.');
    expect(text).toContain('Elle l’était.');
    expect(await textOf(broken?.paper ?? '')).toContain('Elle ne l’était pas.');
  });

  test('FR-REG-103: each version of the house rules is a paper with its hash', async () => {
    const publish = (text: string) =>
      desk
        .director('house.publishRules', { variants: [{ id: 'dead-button', text }] })
        .then((answer) => answerOf(answer));
    const { sha256 } = (await publish('Le bouton mort s’applique.')) as { sha256: string };
    await publish('Le bouton mort ne s’applique pas.');
    const papers = await papersOf('house-rules');
    expect(papers.map(({ number }) => number)).toEqual(['RI-2', 'RI-1']);
    const text = await textOf('house-rules-v1');
    expect(text).toContain('Le bouton mort s’applique.');
    expect(text.replaceAll(' ', '')).toContain(sha256.toUpperCase());
  });

  test('FR-REG-55: a filed paper is printed again as DUPLICATA 1, 2; the original stays what it was', async () => {
    answerOf(await unseal());
    const [record] = await papersOf('unsealing-record');
    const paper = record?.paper ?? '';
    const before = Buffer.from(documents.read(paper));
    expect(answerOf(await desk.member('documents.reprint', { tournament, paper }))).toEqual({
      copy: 1,
      duplicate: `${paper}-d1`,
    });
    expect(answerOf(await desk.member('documents.reprint', { tournament, paper }))).toMatchObject({ copy: 2 });
    expect((await papersOf('unsealing-record')).map(({ copy, number }) => [copy, number])).toEqual([
      [2, record?.number],
      [1, record?.number],
      [0, record?.number],
    ]);
    expect(await textOf(`${paper}-d2`)).toContain('DUPLICATA n° 2');
    expect(Buffer.from(documents.read(paper)).equals(before)).toBe(true);
    const again = await desk.member('documents.reprint', { tournament, paper: `${paper}-d1` });
    expect(codeOf(again)).toBe('documents.unknown');
  });

  test('FR-REG-55: no duplicate before the original is filed, nor of a paper of another stream', async () => {
    answerOf(await unseal());
    const { paper } = desk.house.store.reader.get<{ paper: string }>(
      "SELECT paper FROM papers WHERE kind = 'unsealing-record'",
    )!;
    expect(codeOf(await desk.member('documents.reprint', { tournament, paper }))).toBe('documents.notArchived');
    expect(codeOf(await desk.member('documents.reprint', { paper }))).toBe('documents.unknown');
  });

  test('a journal of before these papers owes them: the list is made again and they are drawn', async () => {
    answerOf(await unseal());
    await documents.drain();
    const { store, desk: running } = desk.house;
    const rows = (): unknown[] => store.reader.all('SELECT paper, number, archived_at FROM papers ORDER BY paper');
    const before = rows();
    store.transaction((db) => {
      db.run("DELETE FROM papers WHERE kind = 'unsealing-record'");
      db.run("INSERT INTO unfilled_tables VALUES ('papers')");
    });
    fillTables(store, running.registry);
    expect(rows()).toEqual(before);
  });
});
