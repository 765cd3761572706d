import { noticeLetter, noticeList } from '../../../../shared/domain/notices/index.ts';
import type { NoticeEvents } from '../../../../shared/domain/notices/index.ts';
import { bookletHash, rulesBooklet } from '../../../../shared/domain/tournament/index.ts';
import type { TournamentEvents } from '../../../../shared/domain/tournament/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import { paperBase, paperTournament, staffName, type PaperSource } from './source.ts';

/** The booklet of the published version. It is made anew from the terms; its hash must be the journal's. */
export function rulesModel(source: PaperSource): PaperModels['rules-booklet'] {
  const { terms, profile, identity, event } = source;
  const { version, sha256 } = event.data as TournamentEvents['tournament.rulesPublished'];
  const booklet = rulesBooklet({ terms, profile, version, houseName: identity.name, zone: identity.timeZone });
  if (bookletHash(booklet) !== sha256) throw new NotDrawable(`rules version ${version} differ from the journal`);
  return { ...paperBase(source), booklet, sha256, publishedAt: event.at, startsAt: terms.startsAt };
}

export function appointmentModel(source: PaperSource): PaperModels['appointment'] {
  const { account } = source.event.data as TournamentEvents['tournament.directorAppointed'];
  return {
    ...paperBase(source),
    reference: `D-${source.row.tournament}-${source.event.rev}`,
    tournament: paperTournament(source),
    appointedAt: source.event.at,
    responsibleDirector: staffName(source, source.event.actor),
    director: staffName(source, account),
  };
}

/** One of the letters of a notice; the others of its kind and occasion are its "autres destinataires". */
export function noticeModel(source: PaperSource): PaperModels['notice-letter'] {
  const { states, profile, identity, event } = source;
  const { notice: id } = event.data as NoticeEvents['notices.prepared'];
  const all = noticeList(states.notices);
  const notice = all.find((each) => each.notice === id);
  const alike = all.filter((each) => each.kind === notice?.kind && each.occasion === notice.occasion);
  const recipients = alike.map((each) => each.recipient);
  const letter = notice && noticeLetter(notice, { plan: states.plan, profile, zone: identity.timeZone, recipients });
  if (!letter) throw new NotDrawable(`no letter for notice ${id}`);
  const address = source.read
    .state('house')
    .house.recipients.find(({ role }) => role === letter.recipientRole)?.address;
  return {
    ...paperBase(source),
    reference: referenceOf(id),
    letter: { index: alike.findIndex((each) => each.notice === id) + 1, count: alike.length },
    recipient: windowLines(letter.recipient, address ?? ''),
    salutation: letter.salutation.replace(/,$/, ''),
    city: cityOf(identity.seat),
    subject: letter.subject,
    legalText: letter.legalBasis,
    otherRecipients: letter.otherRecipients,
    opening: letter.opening,
    conditions: letter.conditions,
    paragraphs: letter.closing,
    annexes: letter.attachments.map(lowerFirst),
    signatory: { title: 'Le directeur responsable', name: staffName(source, event.actor) },
  };
}

/** `n_6ect2wa9emey` → `N-6ECT2WA9EMEY`: fit to be quoted in an answer, and still the notice's id. */
const referenceOf = (id: string): string => id.replaceAll('_', '-').toUpperCase();

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
