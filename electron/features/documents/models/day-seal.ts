import type { DayClosed } from '../../../../shared/domain/house/index.ts';
import { fingerprintOf } from '../../../bundle/signature.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { paperBase, staffName, type HouseSource } from './source.ts';

/** The closing sheet of a gaming day, from the event that closed it. */
export function daySealModel(source: HouseSource): PaperModels['day-seal'] {
  const { read, event } = source;
  const { day, tournaments } = event.data as DayClosed;
  const { hash } = read.db.get<{ hash: string }>('SELECT hash FROM journal WHERE seq = ?', event.seq) ?? { hash: '' };
  return {
    ...paperBase(source),
    ...{ day, line: event.seq, hash, closedBy: staffName(source, event.actor), signingKey: signingKeyAt(source) },
    tournaments: tournaments.map((id) => read.state('tournament', id).plan.terms?.name ?? id),
    registerLines: tournaments.flatMap((tournament) =>
      read.db
        .all<{ book: string; line: number }>(
          "SELECT json_extract(body, '$.data.book') AS book, json_extract(body, '$.data.line') AS line FROM journal WHERE stream = ? AND seq < ? AND type IN ('levy.lineEntered', 'levy.lineCorrected') ORDER BY rev",
          `tournament/${tournament}`,
          event.seq,
        )
        .map(({ book, line }) => `${book}, n° ${line}`),
    ),
  };
}

/** The key that the journal carried by then, as people compare it. */
function signingKeyAt({ read, event }: HouseSource): string | null {
  const made = read.db.get<{ publicKey: string }>(
    "SELECT json_extract(body, '$.data.publicKey') AS publicKey FROM journal WHERE stream = 'house' AND type = 'audit.signingKeyMade' AND seq < ?",
    event.seq,
  );
  return made ? fingerprintOf(made.publicKey) : null;
}
