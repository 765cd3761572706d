import type { Address } from '../../../../shared/domain/people/index.ts';

/** Where nothing else is said, an address is French. */
const homeCountry = 'FRA';

const noAddress: Address = { line: '', postcode: '', city: '', country: homeCountry };

const countryAtEnd = /[,\s]+\(?([A-Z]{3})\)?$/u;
const frenchEnd = /^(.*?)[,\s]+(\d{5})[\s,]+(\D.*)$/u;
const foreignEnd = /^(.*),\s*([A-Z]{0,3}-?\d[\dA-Z -]*?)\s+(\p{L}.*)$/u;
const cityOnly = /^(.*),\s*(\p{L}[^,]*)$/u;

/**
 * An address as it is typed in one line: `14 rue des Pêcheurs, 14470 Clairval`; abroad its country's three letters end it:
 * `Rue Neuve 3, 1000 Bruxelles, BEL`. What cannot be told apart stays in the line, so that the form says what is missing.
 */
export function readAddress(text: string): Address {
  const bare = text.trim().replace(/\s+/gu, ' ');
  const abroad = countryAtEnd.exec(bare);
  const country = abroad?.[1] ?? homeCountry;
  const rest = abroad ? bare.slice(0, abroad.index) : bare;
  if (rest === '') return noAddress;
  const found = (country === homeCountry ? frenchEnd : foreignEnd).exec(rest);
  if (found) return { line: trimmed(found[1]), postcode: trimmed(found[2]), city: trimmed(found[3]), country };
  const city = country === homeCountry ? null : cityOnly.exec(rest);
  if (city) return { line: trimmed(city[1]), postcode: '', city: trimmed(city[2]), country };
  return { ...noAddress, line: rest, country };
}

const trimmed = (part: string | undefined): string => (part ?? '').replace(/^[\s,]+|[\s,]+$/gu, '');

/** The same address in one line, as it is typed. */
export function addressText({ line, postcode, city, country }: Address): string {
  const place = [postcode, city].filter((part) => part !== '').join(' ');
  const abroad = country === homeCountry || country === '' ? '' : country;
  return [line, place, abroad].filter((part) => part !== '').join(', ');
}
