import type { ConductEvents, IncidentCategory, IncidentRecorded } from '../../../../shared/domain/conduct/index.ts';
import { entryById, refundDue } from '../../../../shared/domain/registration/index.ts';
import { seatOfEntry } from '../../../../shared/domain/seating/index.ts';
import { chipsInPlay } from '../../../../shared/domain/standings/index.ts';
import { upcast } from '../../../../shared/domain/upcasters.ts';
import { addCents } from '../../../../shared/kernel/cents.ts';
import type { JournalEvent } from '../../../../shared/kernel/event.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { NotDrawable } from '../faults.ts';
import { nameOf } from './player.ts';
import { paperBase, paperTournament, staffName, type PaperSource } from './source.ts';

type Report = PaperModels['incident-report'];
type Decision = Report['decisions'][number];

const categories: Readonly<Record<IncidentCategory, readonly [name: string, article: string]>> = {
  'team-play': ['Jeu en équipe', 'article 57-7'],
  replacement: ['Remplacement d’un joueur', 'article 57-7'],
  assistance: ['Jeu assisté par un tiers ou un artifice technique', 'article 57-7'],
  fraud: ['Manœuvre frauduleuse', 'article 57-9'],
  scandal: ['Scandale', 'article 57-9'],
  dispute: ['Litige', 'article 57-9'],
  device: ['Téléphone ou appareil à la table', 'règlement intérieur'],
  other: ['Autre incident', 'article 57-9'],
};

const grounds = {
  fraud: 'manœuvre frauduleuse',
  scandal: 'scandale',
  attempt: 'tentative de compromettre ou d’altérer le tournoi',
} as const;

const decided = ['conduct.warned', 'conduct.expelledForTime', 'conduct.expelled'] as const;

/** The incident of the paper's line, whichever decision on it made the paper due, with every decision up to that line. */
export function incidentReportModel(source: PaperSource): Report {
  const events = incidentEvents(source);
  const [recorded] = events;
  if (!recorded) throw new NotDrawable(`no incident ${source.row.ref}`);
  const data = recorded.data as IncidentRecorded;
  const [category, article] = categories[data.category];
  const { director } = source.states.plan;
  return {
    ...paperBase(source),
    number: data.number,
    check: source.check,
    tournament: paperTournament(source),
    category,
    article,
    happenedAt: data.happenedAt,
    recordedAt: recorded.at,
    recordedBy: staffName(source, recorded.actor),
    level: data.level,
    table: data.table,
    players: data.entries.map((entry) => ({ name: nameOf(source, entry), number: numberOf(source, entry) })),
    facts: textOf(source, data.facts.textId),
    witnesses: data.witnesses && textOf(source, data.witnesses.textId),
    decisions: events.slice(1).map((event) => decisionOf(source, event)),
    director: director === null ? '' : staffName(source, director),
  };
}

/** The incident's own line and the decisions on it, up to the line of the paper. */
function incidentEvents({ read, row, event }: PaperSource): JournalEvent[] {
  return read.db
    .all<{ body: string }>(
      `SELECT body FROM journal WHERE stream = ? AND seq <= ? AND body ->> '$.data.incident' = ?
       AND type IN (${['conduct.incidentRecorded', ...decided].map((type) => `'${type}'`).join(', ')})
       ORDER BY seq`,
      event.stream,
      row.seq,
      row.ref,
    )
    .map(({ body }) => upcast(JSON.parse(body) as JournalEvent));
}

function decisionOf(source: PaperSource, { type, at, actor, data }: JournalEvent): Decision {
  const { entry } = data as { readonly entry: string };
  const given = { player: nameOf(source, entry), at, by: staffName(source, actor) };
  if (type === 'conduct.warned') return { ...given, kind: 'warned' };
  if (type === 'conduct.expelledForTime') {
    return { ...given, kind: 'for-time', backAt: (data as ConductEvents['conduct.expelledForTime']).backAt };
  }
  const { ground, chipsRemoved } = data as ConductEvents['conduct.expelled'];
  const found = entryById(source.states.registration, entry);
  const kept = found && refundDue(found);
  return {
    ...given,
    kind: 'for-good',
    ground: grounds[ground],
    chipsRemoved,
    ...(kept && { keptCents: { feeCents: kept.feeCents, caveCents: addCents(kept.caveCents, kept.recaveCents) } }),
  };
}

const reasons: Readonly<Record<ConductEvents['conduct.playStopped']['reason'], string>> = {
  safety: 'sécurité des personnes',
  power: 'panne d’électricité',
  equipment: 'panne de matériel',
  'public-order': 'trouble à l’ordre public',
  authority: 'demande d’une autorité',
  illness: 'accident ou malaise',
  other: 'autre motif grave',
};

export function haltRecordModel(source: PaperSource): PaperModels['halt-record'] {
  const { event, states } = source;
  const data = event.data as ConductEvents['conduct.playSuspended'];
  const { reason, snapshot, textId } = data;
  const chips = new Map(snapshot.stacks.map((stack) => [stack.entry, stack.chips]));
  return {
    ...paperBase(source),
    kind: event.type === 'conduct.playStopped' ? 'stopped' : 'suspended',
    check: source.check,
    tournament: paperTournament(source),
    at: event.at,
    reason: reasons[reason],
    facts: textOf(source, textId),
    level: snapshot.level,
    remainingMs: snapshot.remainingMs,
    resumesAt: event.type === 'conduct.playStopped' ? null : data.resumesAt,
    chipsInPlay: chipsInPlay(states) ?? 0,
    players: snapshot.inPlay
      .map((entry) => {
        const place = seatOfEntry(states.seating, entry);
        return {
          name: nameOf(source, entry),
          number: numberOf(source, entry),
          table: place?.table ?? null,
          seat: place?.seat ?? null,
          chips: chips.get(entry) ?? null,
        };
      })
      .sort((left, right) => (left.table ?? 0) - (right.table ?? 0) || (left.seat ?? 0) - (right.seat ?? 0)),
    director: staffName(source, event.actor),
  };
}

const numberOf = ({ states }: PaperSource, entry: string): string =>
  entryById(states.registration, entry)?.number ?? '';

const textOf = ({ read }: PaperSource, textId: string): string => read.vault.text(textId) ?? 'Texte effacé.';
