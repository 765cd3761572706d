import type { HouseEvents } from '../../../../shared/domain/house/index.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { paperBase, staffName, type HouseSource } from './source.ts';

/** A version of the house rules, as it was published. */
export function houseRulesModel(source: HouseSource): PaperModels['house-rules'] {
  const { event, row } = source;
  const { version, sha256, variants } = event.data as HouseEvents['house.rulesPublished'];
  return {
    ...paperBase(source),
    ...{ number: row.number ?? '', version, sha256, variants: variants.map(({ text }) => text) },
    publishedAt: event.at,
    publishedBy: staffName(source, event.actor),
  };
}
