import { rolesOf } from '../../../../shared/domain/accounts/index.ts';
import {
  filingOf,
  noticeLetter,
  noticeList,
  seasonNoteLetter,
  setLetter,
  taskInFrench,
  workerList,
  type FilingEvents,
  type NoticeEvents,
  type NoticeLetter,
} from '../../../../shared/domain/notices/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import { paperBase, staffName, type HouseSource, type PaperSource } from './source.ts';

type LetterPaper = PaperModels['notice-letter'];

/** One of the letters of a notice; the others of its kind and occasion are its "autres destinataires". */
export function noticeModel(source: PaperSource): LetterPaper {
  const { states, profile, identity, event } = source;
  const { notice: id } = event.data as NoticeEvents['notices.prepared'];
  const all = noticeList(states.notices);
  const notice = all.find((each) => each.notice === id);
  const alike = all.filter((each) => each.kind === notice?.kind && each.occasion === notice.occasion);
  const recipients = alike.map((each) => each.recipient);
  const facts = { plan: states.plan, profile, zone: identity.timeZone, recipients, staff: staffOf(source) };
  const letter = notice && noticeLetter(notice, facts);
  if (!letter) throw new NotDrawable(`no letter for notice ${id}`);
  return letterPaper(source, letter, {
    index: alike.findIndex((each) => each.notice === id) + 1,
    count: alike.length,
  });
}

const staffOf = ({ states, read }: PaperSource) =>
  workerList(states.notices).map(({ textId, task }) => ({
    name: read.vault.text(textId) ?? '—',
    task: taskInFrench(task),
  }));

/** A letter of the house: the season's note, or the letter of a month's set. */
export function houseLetterModel(source: HouseSource): LetterPaper {
  const { event, read, profile, identity } = source;
  const { notice } = event.data as FilingEvents['notices.seasonNotePrepared'];
  const { filings } = read.state('house');
  const filed = filingOf(filings, notice);
  if (!filed) throw new NotDrawable(`no letter for notice ${notice}`);
  // What the event says, not what the letter became since: a paper is the same whenever it is drawn.
  const told = { ...filed, ...event.data };
  const alike = [...Object.values(filings.seasonNotes), ...Object.values(filings.sets)].filter((each) =>
    'set' in filed ? 'set' in each && each.set === filed.set : 'season' in each && each.season === filed.season,
  );
  const recipients = [...new Set(alike.map(({ recipient }) => recipient))];
  const facts = { profile, zone: identity.timeZone, seasonStarts: identity.seasonStarts, recipients };
  const letter =
    'set' in told
      ? setLetter(told, { ...facts, tournaments: setTerms(source, told.tournaments) })
      : seasonNoteLetter(told, facts);
  if (!letter) throw new NotDrawable(`no letter for notice ${notice}`);
  return letterPaper(source, letter, { index: recipients.indexOf(filed.recipient) + 1, count: recipients.length });
}

/** The terms of a set's tournaments, in the order of their starts. */
export const setTerms = ({ read }: HouseSource, members: readonly { readonly tournament: string }[]) =>
  members
    .flatMap(({ tournament }) => {
      const { terms } = read.state('tournament', tournament).plan;
      return terms ? [{ tournament, terms }] : [];
    })
    .sort((one, other) => one.terms.startsAt - other.terms.startsAt);

function letterPaper(source: HouseSource, letter: NoticeLetter, place: LetterPaper['letter']): LetterPaper {
  const { identity } = source;
  const { house } = source.read.state('house');
  const address = house.recipients.find(({ role }) => role === letter.recipientRole)?.address;
  return {
    ...paperBase(source),
    reference: referenceOf(letter.notice),
    letter: place,
    recipient: windowLines(letter.recipient, address ?? ''),
    salutation: letter.salutation.replace(/,$/, ''),
    city: cityOf(identity.seat),
    subject: letter.subject,
    legalText: letter.legalBasis,
    otherRecipients: letter.otherRecipients.map((each, index) => (index === 0 ? each : lowerFirst(each))),
    opening: letter.opening,
    conditions: letter.conditions,
    paragraphs: letter.closing,
    annexes: letter.attachments.map(lowerFirst),
    signatory: { title: 'Le directeur responsable', name: staffName(source, senderOf(source)) },
  };
}

/** The responsible director is the sender, whoever prepared the letter (FR-REG-07). */
function senderOf({ read, event }: HouseSource): string {
  const { accounts } = read.state('house');
  const isDirector = (account: string): boolean => rolesOf(accounts, account).includes('responsible-director');
  return [event.actor, ...Object.keys(accounts.byId)].find(isDirector) ?? event.actor;
}

/** `n_6ect2wa9emey` → `N-6ECT2WA9EMEY`: fit to be quoted in an answer, and still the notice's id. */
export const referenceOf = (id: string): string => id.replaceAll('_', '-').toUpperCase();

const firstWord = (line = ''): string => line.split(' ')[0] ?? '';

const typographic = (text: string): string => text.replaceAll("'", '’');

const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase('fr') + text.slice(1);

const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);

/** The addressee, then the address a line each; an address that begins with the addressee does not say it twice. */
function windowLines(recipient: string, address: string): string[] {
  const lines = typographic(address)
    .split(/\n|, ?/)
    .filter((line) => line !== '')
    .map(upperFirst);
  const head = typographic(recipient).split(', ').map(upperFirst);
  return firstWord(lines[0]) === firstWord(head[0]) ? lines : [...head, ...lines];
}

/** The town of the seat: what follows the postcode. */
const cityOf = (seat: string): string => /\b\d{5} (.+)$/.exec(seat)?.[1] ?? seat;
