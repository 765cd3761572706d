import {
  listKinds,
  recheckOccasions,
  screeningChecks,
  verdictList,
  type PeopleEvents,
  type VerdictCode,
} from '../domain/people/index.ts';
import { roles } from '../kernel/roles.ts';
import { command, query, type Giver } from './define.ts';
import { date, id, instant, sha256 } from './fields.ts';
import { documentVerdict, exampleIdentity, identity, mrz } from './identity.ts';
import { peoplePrivacyContracts } from './people-privacy.ts';
import { peopleRetentionContracts, retentionEvents } from './people-retention.ts';
import { z } from './zod.ts';

/** Who may see people's data at the desk; the floor sees names only, the administrator nobody (decision 12). */
const seesPeople: readonly Giver[] = ['responsible-director', 'committee-member', 'cashier', 'floor', 'compliance'];
const changesPeople: readonly Giver[] = ['responsible-director', 'committee-member', 'cashier', 'compliance'];

const list = z.enum(listKinds);

/**
 * A monthly file or an own list, as Excel writes it. Answers `{listId, listDate, rows, unusable, change, issues, flagged}`: how it
 * differs from the issue before, lines that were left out or cannot block, and the entries that the new list stops (R33).
 */
export const importListContract = command({
  name: 'people.importList',
  roles: ['responsible-director', 'committee-member', 'compliance'],
  input: z
    .strictObject({
      list,
      listId: id.optional(),
      /** The list's own date; when absent it is taken from the file's name. */
      listDate: date.optional(),
      fileName: z.string().max(255).optional(),
      /** The file's text, headings first; `;`, `,` or tabs. */
      content: z.string().max(30_000_000).optional(),
      /** The same already split into cells. */
      rows: z
        .array(z.array(z.string().max(2000)).max(100))
        .max(500_000)
        .optional(),
      confirmOlder: z.boolean().optional(),
      /** A name under which `people.importProgress` and `people.stopImport` find this import. */
      run: id.optional(),
    })
    .refine(({ content, rows }) => (content === undefined) !== (rows === undefined), 'give either content or rows'),
  refusals: [
    'people.listUnreadable',
    'people.listEncoding',
    'people.listColumns',
    'people.listEmpty',
    'people.listDateUnknown',
    'people.listDateAhead',
    'people.listOlder',
    'people.importStopped',
  ],
  example: {
    list: 'limitation',
    fileName: 'limitations-2027-03-04.csv',
    content: 'surname;given_names;birth_date;until\r\nRobin;Louis;2003-03-03;2028-01-31\r\n',
    confirmOlder: true,
  },
});

/** Asked while an import is made ready, by its `run`. Answers `{running, rows, of}`; `of` is 0 while the file is read. */
export const importProgressContract = query({
  name: 'people.importProgress',
  roles: ['responsible-director', 'committee-member', 'compliance'],
  input: z.strictObject({ run: id }),
  refusals: [],
  example: { run: 'import-1' },
});

/** Stops an import that is being made ready; the list in force stays. Answers `{stopped}`. */
export const stopImportContract = query({
  name: 'people.stopImport',
  roles: ['responsible-director', 'committee-member', 'compliance'],
  input: z.strictObject({ run: id }),
  refusals: [],
  example: { run: 'import-1' },
});

/**
 * Holds everybody registered against the lists in force again and stops whom they name (FR-REG-46): the desk itself does it at the opening of
 * a gaming day and at the start of a session. Answers `{entries, flagged}`.
 */
export const recheckContract = command({
  name: 'people.recheck',
  roles: ['desk', 'responsible-director', 'committee-member', 'compliance'],
  input: z.strictObject({ occasion: z.enum(recheckOccasions), tournament: id.optional() }),
  refusals: [],
  example: { occasion: 'asked' },
});

/** Corrects a person's data and screens them again at once (R24). Answers `{person, checks, flagged}`. */
export const editIdentityContract = command({
  name: 'people.editIdentity',
  roles: changesPeople,
  input: z.strictObject({ person: id, identity }),
  refusals: ['people.unknown', 'people.formIncomplete'],
  example: { person: 'p-open-1', identity: exampleIdentity },
});

/** Holds a person against everything without recording anything. Answers `{outcome, verdicts, today}`. */
export const screenContract = query({
  name: 'people.screen',
  roles: changesPeople,
  input: z.strictObject({
    identity,
    mrz: mrz.optional(),
    documentVerdict: documentVerdict.optional(),
    /** Also looks for the person among those registered there. */
    tournament: id.optional(),
    /** Known person, to be recognised under any name. */
    person: id.optional(),
    /** The person's own entry there (a pre-registration being paid), which is no duplicate of itself. */
    entry: id.optional(),
    at: instant.optional(),
  }),
  refusals: [],
  example: { identity: exampleIdentity, tournament: 't-open', at: '2027-03-05T19:30:00+01:00' },
});

/** By keystroke: beginnings of names in any order, a birth date, a document number. Answers `{people: […]}`. */
export const searchPeopleContract = query({
  name: 'people.search',
  roles: seesPeople,
  input: z.strictObject({ text: z.string().max(200), limit: z.int().min(1).max(50).optional() }),
  refusals: [],
  example: { text: 'gar', limit: 10 },
});

/** Answers `{person, identity}`; the floor gets the names only. */
export const showPersonContract = query({
  name: 'people.show',
  roles: seesPeople,
  input: z.strictObject({ person: id }),
  refusals: ['people.unknown', 'people.restrictedToOthers'],
  example: { person: 'p-open-1' },
});

/** Which issue of each list is in force, and how old the exclusion list is today. Answers `{lists: […]}`. */
export const showListsContract = query({
  name: 'people.lists',
  roles,
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

export const peopleContracts = [
  ...peoplePrivacyContracts,
  ...peopleRetentionContracts,
  importListContract,
  editIdentityContract,
  recheckContract,
  importProgressContract,
  stopImportContract,
  screenContract,
  searchPeopleContract,
  showPersonContract,
  showListsContract,
];

const rows = z.int().min(0);

const checkRecord = z.strictObject({
  check: z.enum(screeningChecks),
  verdict: z.enum(['pass', 'none', 'warn', 'decide', 'block']),
  code: z.enum(Object.keys(verdictList) as [VerdictCode, ...VerdictCode[]]),
  rules: z.array(z.string()),
  listId: id.optional(),
  matching: id.optional(),
});

export const peopleEvents = {
  ...retentionEvents,
  'people.listImported': z.strictObject({
    list,
    listId: id,
    listDate: date,
    rows: z.int().min(0),
    unusable: z.int().min(0),
    change: z.strictObject({ added: rows, removed: rows, unchanged: rows }).nullable(),
    digest: sha256,
  }),
  'people.identityChanged': z.strictObject({ person: id, digest: sha256, checks: z.array(checkRecord) }),
  'people.rechecked': z.strictObject({
    occasion: z.enum(recheckOccasions),
    tournament: id.nullable(),
    lists: z.record(list, id.nullable()),
    matching: id,
    entries: z.int().min(0),
    stopped: z.int().min(0),
  }),
} satisfies Record<keyof PeopleEvents, z.ZodType>;
