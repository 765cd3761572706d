import type { Address } from '../../../../shared/domain/people/index.ts';
import type { PlayerRegistered } from '../../../../shared/domain/registration/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { documentWords, identityOf, playerOf } from './player.ts';
import { paperBase, paperTournament, staffName, type PaperSource } from './source.ts';

export function bulletinModel(source: PaperSource): PaperModels['bulletin'] {
  const data = source.event.data as PlayerRegistered;
  const identity = identityOf(source, data.person);
  return {
    ...paperBase(source),
    number: data.number,
    issuedAt: source.event.at,
    tournament: paperTournament(source),
    player: {
      ...playerOf(identity),
      usageName: identity.usageName,
      birthPlace: identity.birthPlace,
      nationality: identity.nationality,
      address: addressLines(identity.address),
      document: documentWords(identity),
    },
    publicName: data.publicName,
    rulesVersion: data.bulletin.rulesVersion,
    rulesSha256: data.bulletin.rulesSha256,
    validatedBy: staffName(source, source.event.actor),
  };
}

/** France is not said to France. */
const addressLines = ({ line, postcode, city, country }: Address): string[] =>
  [line, `${postcode} ${city}`, country === 'FRA' ? '' : country].filter((part) => part.trim() !== '');
