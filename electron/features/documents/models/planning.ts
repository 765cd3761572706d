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
