import type { EntrantRow } from './evening-files.ts';

/** A row's person as the form has them. */
export const identityOf = (row: EntrantRow): object => ({
  surname: row.surname,
  givenNames: row.given_names,
  ...(row.sex !== '' && { sex: row.sex }),
  birthDate: row.birth_date,
  birthPlace: row.birth_place,
  ...(row.nationality !== '' && { nationality: row.nationality }),
  address: { line: row.address, postcode: row.postcode, city: row.city, country: row.country },
  document: documentOf(row),
});

export const documentOf = (row: EntrantRow): object => ({
  kind: row.document_kind,
  number: row.document_number,
  expiry: row.document_expiry === '' ? null : row.document_expiry,
});

/** What the scanner typed, when the document has such a zone. */
export const scanned = (row: EntrantRow): object => (row.mrz === '' ? {} : { mrz: row.mrz });

/** The same person as a document shows them again, at the desk that pays. */
export const identitySeen = (row: EntrantRow): object => ({
  surname: row.surname,
  givenNames: row.given_names,
  birthDate: row.birth_date,
  document: documentOf(row),
});

/** One payment of the whole sum by the row's method, cash retyped. */
export const paidBy = (method: string, amountCents: number): object => ({
  payment: [{ method, amountCents }],
  ...(method === 'cash' && { cashRetypedCents: amountCents }),
});
