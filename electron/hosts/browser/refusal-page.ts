import en from '../../../shared/locale/en/host.json' with { type: 'json' };
import fr from '../../../shared/locale/fr/host.json' with { type: 'json' };
import type { HostRefusalCode } from '../door/refusals.ts';

const statuses: Readonly<Record<HostRefusalCode, number>> = {
  'host.tokenMissing': 401,
  'host.foreignHost': 421,
  'host.foreignOrigin': 403,
  'host.notFound': 404,
  'host.wrongMethod': 405,
  'host.notUnderstood': 400,
  'host.tooFast': 429,
  'host.tooManyConnections': 503,
};

export const statusOf = (code: HostRefusalCode): number => statuses[code];

/** A refusal as plain text, French first: whoever is refused has no page yet that could translate. */
export const refusalPage = (code: HostRefusalCode): string => `Tapis\n\n${fr[code]}\n\n${en[code]}\n\n(${code})\n`;
