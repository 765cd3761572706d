import type { AccountsEvents } from '../../../shared/domain/accounts/index.ts';
import type { AuditEvents } from '../../../shared/domain/audit/index.ts';
import type { DocumentEvents } from '../../../shared/domain/documents/index.ts';
import type { DayEvents, HouseEvents } from '../../../shared/domain/house/index.ts';
import type { NoticeEvents } from '../../../shared/domain/notices/index.ts';
import type { PeopleEvents } from '../../../shared/domain/people/index.ts';
import type { RegistersEvents } from '../../../shared/domain/registers/index.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import type { Tellers, Told, Words } from './teller.ts';

const rolesText = (roles: readonly Role[], say: Words): string =>
  say.list(roles.map((role) => say.word(`journal.word.role.${role}`)));

export const accountsTellers: Tellers<AccountsEvents> = {
  'accounts.opened': ({ account, roles }, say) => [
    'journal.event.accounts.opened',
    { account: say.account(account), roles: rolesText(roles, say) },
  ],
  'accounts.rolesSet': ({ account, roles }, say) => [
    'journal.event.accounts.rolesSet',
    { account: say.account(account), roles: rolesText(roles, say) },
  ],
  'accounts.closed': ({ account }, say) => ['journal.event.accounts.closed', { account: say.account(account) }],
  'accounts.secretChanged': ({ account, which }, say) => [
    which === 'pin' ? 'journal.event.accounts.secretChanged' : 'journal.event.accounts.secretChanged-password',
    { account: say.account(account) },
  ],
  'accounts.recoveryCodeUsed': ({ account }, say) =>
    account === null
      ? ['journal.event.accounts.recoveryCodeUsed']
      : ['journal.event.accounts.recoveryCodeUsed-director', { account: say.account(account) }],
  'accounts.recoveryCodeRenewed': () => ['journal.event.accounts.recoveryCodeRenewed'],
};

export const houseTellers: Tellers<HouseEvents & DayEvents> = {
  'house.founded': ({ name }) => ['journal.event.house.founded', { name }],
  'house.profileAdopted': ({ profile }) => ['journal.event.house.profileAdopted', { profile: profile.name }],
  'house.recipientsSet': ({ recipients }) => [
    'journal.event.house.recipientsSet',
    { n: recipients.length },
    recipients.length,
  ],
  'house.formRuleSet': ({ rule }) => [`journal.event.house.formRuleSet-${rule}`],
  'house.roomsSet': ({ rooms }) => ['journal.event.house.roomsSet', { n: rooms.length }, rooms.length],
  'house.chipSetsSet': ({ sets }) => ['journal.event.house.chipSetsSet', { n: sets.length }, sets.length],
  'house.rulesPublished': ({ version }) => ['journal.event.house.rulesPublished', { version }],
  'house.dayOpened': ({ day }, say) => ['journal.event.house.dayOpened', { day: say.day(day) }],
  'house.restored': ({ lines, replaced }) =>
    replaced === null
      ? ['journal.event.house.restored-alone', { lines }]
      : ['journal.event.house.restored', { lines, before: replaced.lines }],
  'house.dayClosed': ({ day, tournaments }, say) => [
    'journal.event.house.dayClosed',
    { day: say.day(day), n: tournaments.length },
    tournaments.length,
  ],
  'house.copyMade': ({ lines }, say) => ['journal.event.house.copyMade', { n: say.count(lines) }],
};

export const peopleTellers: Tellers<PeopleEvents> = {
  'people.listImported': ({ list, listDate, rows }, say) => [
    'journal.event.people.listImported',
    { list: say.word(`journal.word.list.${list}`), day: say.day(listDate), n: say.count(rows) },
    rows,
  ],
  'people.rechecked': ({ occasion, entries, stopped }, say) => [
    stopped > 0 ? 'journal.event.people.rechecked-stopped' : 'journal.event.people.rechecked',
    { occasion: say.word(`journal.word.recheck.${occasion}`), n: say.count(entries), stopped: say.count(stopped) },
    entries,
  ],
  'people.identityChanged': () => ['journal.event.people.identityChanged'],
  'people.retentionSet': ({ terms }) => ['journal.event.people.retentionSet', { ...terms }],
  'people.holdPlaced': ({ subject }) => [
    subject.kind === 'person' ? 'journal.event.people.holdPlaced' : 'journal.event.people.holdPlaced-tournament',
  ],
  'people.holdLifted': () => ['journal.event.people.holdLifted'],
  'people.restricted': () => ['journal.event.people.restricted'],
  'people.unrestricted': () => ['journal.event.people.unrestricted'],
  'people.purgeOrdered': ({ persons, papers, texts, proofs }, say) => [
    'journal.event.people.purgeOrdered',
    { n: say.count(persons), papers: say.count(papers), texts: say.count(texts), proofs: say.count(proofs) },
    persons,
  ],
  'people.purged': ({ persons, papers, texts, stopped }, say) => [
    stopped ? 'journal.event.people.purged-stopped' : 'journal.event.people.purged',
    { n: say.count(persons), papers: say.count(papers), texts: say.count(texts) },
    persons,
  ],
  'people.purgedPersons': ({ persons }, say) => [
    'journal.event.people.purgedPersons',
    { n: say.count(persons.length) },
    persons.length,
  ],
  'people.purgedPapers': ({ papers }, say) => [
    'journal.event.people.purgedPapers',
    { n: say.count(papers.length) },
    papers.length,
  ],
  'people.purgedTexts': ({ texts }, say) => [
    'journal.event.people.purgedTexts',
    { n: say.count(texts.length) },
    texts.length,
  ],
  'people.purgedStaffNames': ({ texts }, say) => [
    'journal.event.people.purgedStaffNames',
    { n: say.count(texts.length) },
    texts.length,
  ],
  'people.purgedProofs': ({ proofs }, say) => [
    'journal.event.people.purgedProofs',
    { n: say.count(proofs.length) },
    proofs.length,
  ],
  'people.purgedLooks': ({ looks }, say) => ['journal.event.people.purgedLooks', { n: say.count(looks) }, looks],
};

export const noticesTellers: Tellers<NoticeEvents> = {
  'notices.prepared': ({ kind, recipient }, say) => [
    'journal.event.notices.prepared',
    { kind: say.word(`journal.word.notice.${kind}`), recipient: say.recipient(recipient) },
  ],
  'notices.sent': ({ channel, sentAt, late }, say) => [
    late ? 'journal.event.notices.sent-late' : 'journal.event.notices.sent',
    { channel: say.word(`journal.word.channel.${channel}`), at: say.moment(sentAt) },
  ],
  'notices.received': ({ receivedAt }, say) => ['journal.event.notices.received', { at: say.moment(receivedAt) }],
  'notices.proofAttached': ({ of, bytes }, say) => [
    of === 'sending' ? 'journal.event.notices.proofAttached' : 'journal.event.notices.proofAttached-receipt',
    { size: say.count(Math.ceil(bytes / 1000)) },
  ],
  'notices.workerListed': () => ['journal.event.notices.workerListed'],
  'notices.workerRemoved': () => ['journal.event.notices.workerRemoved'],
  'notices.workerFileChecked': ({ pieces }) => [
    'journal.event.notices.workerFileChecked',
    { n: pieces.length },
    pieces.length,
  ],
  'notices.seasonNotePrepared': ({ season, tables, recipient }, say) => [
    'journal.event.notices.seasonNotePrepared',
    { season, tables: say.list(tables.map(String)), recipient: say.recipient(recipient) },
  ],
  'notices.setPrepared': ({ month, tournaments, recipient }, say) => [
    'journal.event.notices.setPrepared',
    { month, n: tournaments.length, recipient: say.recipient(recipient) },
    tournaments.length,
  ],
  'notices.statementIssued': ({ month }) => ['journal.event.notices.statementIssued', { month }],
  'notices.sheetIssued': ({ week }, say) => ['journal.event.notices.sheetIssued', { day: say.day(week) }],
};

export const registersTellers: Tellers<RegistersEvents> = {
  'registers.observationEntered': ({ year, number }) => [
    'journal.event.registers.observationEntered',
    { year, number },
  ],
  'registers.observationAnswered': ({ year, number, answer }) => [
    'journal.event.registers.observationAnswered',
    { year, number, answer },
  ],
  'registers.watchExported': ({ day, lines }, say) => [
    'journal.event.registers.watchExported',
    { day: say.day(day), n: lines },
    lines,
  ],
};

export const documentsTellers: Tellers<DocumentEvents> = {
  'documents.archived': ({ kind, number }, say) => [
    number === null ? 'journal.event.documents.archived' : 'journal.event.documents.archived-numbered',
    { kind: say.word(`journal.word.paper.${kind}`), ...(number !== null && { number }) },
  ],
  'documents.reprinted': ({ kind, number, copy }, say) => [
    number === null ? 'journal.event.documents.reprinted' : 'journal.event.documents.reprinted-numbered',
    { kind: say.word(`journal.word.paper.${kind}`), copy, ...(number !== null && { number }) },
  ],
};

const exportWords = ({ scope }: AuditEvents['audit.exportOrdered'], say: Words): Told =>
  scope.kind === 'season'
    ? ['journal.event.audit.exportOrdered', { from: say.day(scope.from), to: say.day(scope.to) }]
    : ['journal.event.audit.exportOrdered-tournament', { tournament: scope.tournament }];

export const auditTellers: Tellers<AuditEvents> = {
  'audit.signingKeyMade': () => ['journal.event.audit.signingKeyMade'],
  'audit.exportOrdered': exportWords,
  'audit.exportMade': ({ files, sha256 }, say) => [
    'journal.event.audit.exportMade',
    { n: say.count(files), hash: sha256.slice(0, 16) },
    files,
  ],
  'audit.exportFailed': () => ['journal.event.audit.exportFailed'],
};
