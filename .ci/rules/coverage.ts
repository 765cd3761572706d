import { rulesIn } from './cited.ts';
import {
  readObligations,
  rowsOf,
  type Action,
  type Ambiguity,
  type Obligation,
  type Obligations,
} from './obligations.ts';
import { testTitles, type TestTitle } from './test-titles.ts';

/** The titles that name each id, in the order of their files. */
type Proofs = ReadonlyMap<string, readonly TestTitle[]>;

export interface Coverage {
  readonly obligations: Obligations;
  readonly proofs: Proofs;
}

/** The obligations of `project` and the tests that name them. */
export function readCoverage(project: string): Coverage {
  const proofs = new Map<string, TestTitle[]>();
  for (const title of testTitles(project)) {
    for (const id of new Set(rulesIn(title.title))) proofs.set(id, [...(proofs.get(id) ?? []), title]);
  }
  return { obligations: readObligations(project), proofs };
}

/** Ids that no test names and for which no reason stands: the table is not complete. */
export const unproved = ({ obligations, proofs }: Coverage): string[] =>
  rowsOf(obligations)
    .filter(({ id, reason }) => reason === undefined && !proofs.has(id))
    .map(({ id }) => id);

const actions: Readonly<Record<Action, string>> = {
  block: 'bloque',
  warn: 'avertit',
  generate: 'produit',
  remind: 'rappelle',
  record: 'consigne',
};

/** French spaces: no line breaks before the marks that French sets apart. */
const french = (text: string): string =>
  text
    .replace(/ ([;?!])/g, '\u202f$1')
    .replace(/ ([:%€»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) (?=\d{3})/g, '$1\u202f');

const cell = (text: string): string => french(text).replaceAll('|', '\\|');
const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const open = (lacks: string | undefined): string => (lacks === undefined ? '' : ` **Reste à faire** : ${lacks}`);

function doneAbout({ does, how, reason, lacks }: Obligation): string {
  const deeds = does.length === 0 ? '' : `*${does.map((action) => actions[action]).join(', ')}* : ${how}`;
  const why = reason === undefined ? '' : `*sans objet* : ${reason}`;
  return `${[deeds, why].filter((text) => text !== '').join(' ')}${open(lacks)}`;
}

const obligationTable = [
  row('Règle', 'Article', 'Ce que demande le texte', 'Ce que fait Tapis', 'Où', 'Tests'),
  '| --- | --- | --- | --- | --- | --- |',
];

const ambiguityTable = [row('Point', 'Question', 'Lecture retenue', 'Où', 'Tests'), '| --- | --- | --- | --- | --- |'];

const counted = (id: string, proofs: Proofs): string => String(proofs.get(id)?.length ?? 0);

const obligationRow = (each: Obligation, proofs: Proofs): string =>
  row(each.id, each.article, each.rule, doneAbout(each), code(each.where), counted(each.id, proofs));

const ambiguityRow = ({ id, question, default: reading, where, lacks }: Ambiguity, proofs: Proofs): string =>
  row(id, question, `${reading}${open(lacks)}`, code(where), counted(id, proofs));

/** The titles as they stand in the tests, in English, one list an id. */
function proofLines(id: string, proofs: Proofs): string[] {
  const titles = proofs.get(id) ?? [];
  const lines = titles.map(({ file, title }) => `- \`${file}\` ${title.replaceAll('|', '\\|')}`);
  return titles.length === 0 ? [] : [`**${id}**`, '', ...lines, ''];
}

function head({ obligations, proofs }: Coverage): string[] {
  const all = obligations.sections.flatMap((section) => section.obligations);
  const shown = all.filter(({ id }) => proofs.has(id)).length;
  const idle = all.filter(({ reason }) => reason !== undefined).length;
  const lacking = rowsOf(obligations).filter(({ lacks }) => lacks !== undefined).length;
  return [
    '# Casino, France, arrêté de 2007 : chaque obligation, ce que fait Tapis, et les tests qui le montrent',
    '',
    'Cette page est produite par `npm run rules` depuis `docs/rules/obligations.json` et les titres des tests ; un test échoue',
    'quand elle n’est plus à jour ou qu’une obligation n’a ni test ni raison. Les titres des tests restent en anglais.',
    '',
    `${all.length} obligations : ${shown} nommées par des tests, ${idle} qui ne demandent rien au logiciel, ${lacking} lignes où il reste à faire.`,
    '',
  ].map(french);
}

/** The page `docs/rules/casino-france.md`, whole. */
export function coveragePage(coverage: Coverage): string {
  const { obligations, proofs } = coverage;
  const lines = [
    ...head(coverage),
    ...obligations.sections.flatMap(({ letter, title, obligations: rows }) => [
      `## ${letter}. ${title}`,
      '',
      ...obligationTable,
      ...rows.map((each) => obligationRow(each, proofs)),
      '',
      ...rows.flatMap(({ id }) => proofLines(id, proofs)),
    ]),
    '## Points que le texte laisse ouverts',
    '',
    ...ambiguityTable,
    ...obligations.ambiguities.map((each) => ambiguityRow(each, proofs)),
    '',
    ...obligations.ambiguities.flatMap(({ id }) => proofLines(id, proofs)),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}
