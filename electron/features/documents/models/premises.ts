import type { TournamentEvents } from '../../../../shared/domain/tournament/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { paperBase, paperTournament, staffName, type PaperSource } from './source.ts';

/** What each guarantee of the gaming rooms means on the spot. */
const guarantees: Readonly<Record<string, string>> = {
  'entry-control': 'Contrôle aux entrées : mineurs, interdits de jeux et personnes exclues ne sont pas admis',
  video: 'Vidéoprotection des tables, de la caisse et des accès',
  cards: 'Cartes : dépôt, conservation et décachetage comme dans les salles de jeux',
  'cash-desk': 'Caisse : tenue par un caissier des jeux, avec les mêmes contrôles',
};

/** What was found in the annex premises when a director signed, against all that the profile asks. */
export function premisesChecklistModel(source: PaperSource): PaperModels['premises-checklist'] {
  const { event, profile, check } = source;
  const { items } = event.data as TournamentEvents['tournament.guaranteesShown'];
  return {
    ...paperBase(source),
    ...{ number: source.row.number ?? '', check, tournament: paperTournament(source) },
    signedAt: event.at,
    signedBy: staffName(source, event.actor),
    items: profile.annexGuarantees.map((item) => ({ name: guarantees[item] ?? item, found: items.includes(item) })),
  };
}

/** One unsealing; the witness is told for as long as the text is kept. */
export function unsealingRecordModel(source: PaperSource): PaperModels['unsealing-record'] {
  const { read, event, check } = source;
  const { tables, packs, bandIntact, textId } = event.data as TournamentEvents['tournament.packsUnsealed'];
  return {
    ...paperBase(source),
    ...{ number: source.row.number ?? '', check, tournament: paperTournament(source) },
    ...{ at: event.at, tables, packs, bandIntact },
    witness: read.vault.text(textId) ?? 'Texte effacé.',
    recordedBy: staffName(source, event.actor),
  };
}
