/** A date of birth as a document gives it: whole, or only its year or year and month when the rest is unknown (R13). */
export type BirthDate = string;

export const documentKinds = [
  'cnie',
  'old-cni',
  'passport',
  'permit',
  'driving-licence',
  'foreign-card',
  'other',
] as const;

type DocumentKind = (typeof documentKinds)[number];

/** What is kept of an identity document: never an image, never its machine-readable zone. */
interface IdentityDocument {
  readonly kind: DocumentKind;
  readonly number: string;
  /** `2031-06-30`; `null` where the document shows none. */
  readonly expiry: string | null;
  readonly issuer?: string | undefined;
  readonly issuedOn?: string | undefined;
}

export interface Address {
  readonly line: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}

/** A person as the desk knows them, in the spelling that was typed. Lives sealed in the vault, never in the journal. */
export interface Identity {
  readonly surname: string;
  readonly givenNames: string;
  readonly usageName?: string | undefined;
  readonly sex?: 'F' | 'M' | 'X' | undefined;
  readonly birthDate: BirthDate;
  readonly birthPlace: string;
  readonly nationality?: string | undefined;
  readonly address: Address;
  readonly document: IdentityDocument;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}
