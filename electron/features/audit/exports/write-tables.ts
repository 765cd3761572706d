import { csvLine, csvStart, guardText } from '../../../../shared/kernel/csv-text.ts';
import type { BundleWriter } from '../../../bundle/bundle-writer.ts';
import { bundleFiles, tableFolder, type BundleDescription } from '../../../bundle/layout.ts';
import { tablesOf } from '../../../bundle/sheets/all-tables.ts';
import { column, headLine, rowLine, type Row, type Table, type TableMaker } from '../../../bundle/sheets/table.ts';
import { writeWorkbook, type SheetSource } from '../../../bundle/workbook/workbook.ts';
import type { VaultReader } from '../../../storage/vault.ts';
import { staffNames } from '../../accounts/index.ts';
import { rowsOf, type JournalPart } from './journal-source.ts';
import { namesHead, namesLine, namesOf, shortName } from './names.ts';

export interface TableSources {
  readonly part: JournalPart;
  readonly vault: VaultReader;
  readonly description: BundleDescription;
}

const personColumn = 'Personne';

/**
 * Every table as CSV, from the journal alone, and once more as sheets of a workbook; beside them the names of persons and
 * accounts, which are no part of the journal. Each table is one way through the journal: none of them stands in memory.
 */
export function writeTables(bundle: BundleWriter, sources: TableSources): void {
  const makers = () => tablesOf(sources.description);
  const persons = new Set<string>();
  for (const maker of makers()) {
    const person = maker.table.columns.findIndex(({ name }) => name === personColumn);
    bundle.add(`${tableFolder}/${maker.table.file}`, (write) => {
      write(csvStart + headLine(maker.table));
      rowsOf(sources.part, maker, (row) => {
        if (typeof row[person] === 'string') persons.add(row[person]);
        write(rowLine(maker.table, row));
      });
    });
  }
  writeNames(bundle, sources, persons);
  bundle.add(bundleFiles.workbook, (write) =>
    writeWorkbook(
      makers().map((maker) => sheetOf(maker, sources)),
      write,
    ),
  );
}

function writeNames(bundle: BundleWriter, { part, vault, description }: TableSources, persons: Iterable<string>): void {
  const named = namesOf(vault, description.names);
  bundle.add(`${tableFolder}/personnes.csv`, (write) => {
    write(namesHead);
    for (const person of persons) write(namesLine(person, named(person)));
  });
  bundle.add(`${tableFolder}/comptes.csv`, (write) => {
    write(csvStart + csvLine(['Compte', 'Nom']));
    for (const { account } of part.db.all<{ account: string }>(
      'SELECT account FROM account_secrets ORDER BY account',
    )) {
      const name = staffNames({ db: part.db, vault }, account)?.name ?? '';
      write(csvLine([account, guardText(shortName(name, description.names))]));
    }
  });
}

/** The sheet of a table; where it names persons by their ids, their names stand behind. */
function sheetOf(maker: TableMaker, { part, vault, description }: TableSources): SheetSource {
  const person = maker.table.columns.findIndex(({ name }) => name === personColumn);
  if (person < 0) return { table: maker.table, rows: (emit) => rowsOf(part, maker, emit) };
  const table: Table = {
    ...maker.table,
    columns: [...maker.table.columns, column('Nom', 'text'), column('Prénoms', 'text')],
  };
  const named = namesOf(vault, description.names);
  const withNames = (row: Row): Row => {
    const { surname, givenNames } = named(String(row[person] ?? ''));
    return [...row, surname, givenNames];
  };
  return { table, rows: (emit) => rowsOf(part, maker, (row) => emit(withNames(row))) };
}
