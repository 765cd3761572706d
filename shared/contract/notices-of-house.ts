import { command, query } from './define.ts';
import { countedDate, id } from './fields.ts';
import { z } from './zod.ts';

const preparers = ['responsible-director', 'committee-member'] as const;

/** A month of the calendar, `2027-06`. */
export const month = z.string().regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/);

const ids = z.array(id).max(200).optional();

/** The tables of single-table tournaments of the season that `day` lies in, one letter per recipient. Answers `{notices}`. */
export const prepareSeasonNoteContract = command({
  name: 'notices.prepareSeasonNote',
  roles: preparers,
  input: z.strictObject({ day: countedDate, tables: z.array(z.int().min(1).max(999)).min(1).max(50), ids }),
  refusals: ['notices.seasonUnknown', 'notices.addressMissing', 'notices.nothingToPrepare', 'notices.houseNotFounded'],
  example: { day: '2027-11-20', tables: [4] },
});

/**
 * The tournaments of a month in one set, one letter per recipient of the general notice; without `tournaments` all that are planned
 * under the rules in force, have published rules and whose notice has not gone out. Answers `{set, notices}`.
 */
export const prepareSetContract = command({
  name: 'notices.prepareSet',
  roles: preparers,
  input: z.strictObject({ month, set: id.optional(), tournaments: z.array(id).min(1).max(100).optional(), ids }),
  refusals: [
    'notices.tournamentUnknown',
    'notices.setOtherMonth',
    'notices.rulesNotPublished',
    'notices.addressMissing',
    'notices.nothingToPrepare',
    'notices.houseNotFounded',
  ],
  example: { month: '2027-05' },
});

/** The sheet on which the extra staff of a week sign in; `day` is any day of it. Answers `{sheet, paper}`. */
export const issueSheetContract = command({
  name: 'notices.issueSheet',
  roles: preparers,
  input: z.strictObject({ day: countedDate, sheet: id.optional() }),
  refusals: ['notices.noExtraStaff', 'notices.houseNotFounded'],
  example: { day: '2027-06-18' },
});

/** The totals of a month's tournaments for the monthly statement (modèle 5). Answers `{statement, paper}`. */
export const issueStatementContract = command({
  name: 'notices.issueStatement',
  roles: preparers,
  input: z.strictObject({ month, statement: id.optional() }),
  refusals: ['notices.monthNotOver', 'notices.nothingToState', 'notices.houseNotFounded'],
  example: { month: '2027-03' },
});

/** The house's own letters, newest first: what each says, and what became of it. Answers `{letters}`. */
export const listFilingsContract = query({
  name: 'notices.filings',
  roles: [...preparers, 'compliance'],
  input: z.strictObject({}),
  refusals: [],
  example: {},
});

export const houseNoticesContracts = [
  prepareSeasonNoteContract,
  prepareSetContract,
  issueSheetContract,
  issueStatementContract,
  listFilingsContract,
];
