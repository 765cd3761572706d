import { isBirthDate, type DocumentVerdict, type Identity } from '../../../../shared/domain/people/index.ts';
import { declarations } from '../../../../shared/domain/registration/index.ts';
import { addressText, readAddress } from './address.ts';
import type { Decision } from './checks.ts';
import type { PaidParts } from './payment.ts';

export type DocumentKind = Identity['document']['kind'];

/** The file that lies open at the desk: everything that was read or typed of one person. Nothing of it is on the disk. */
export interface Draft {
  /** A person on file, and their pre-registration here when it is being paid. */
  readonly person: string | null;
  readonly entry: string | null;
  /** The scanned lines, none when everything was typed. */
  readonly scan: readonly string[];
  readonly readAt: number | null;
  readonly surname: string;
  readonly givenNames: string;
  readonly usageName: string;
  readonly sex: '' | 'F' | 'M' | 'X';
  /** `1990-05-04`, or `1990-05` and `1990` where the document says no more. */
  readonly birthDate: string;
  readonly birthPlace: string;
  readonly nationality: string;
  /** In one line, see `readAddress`. */
  readonly address: string;
  readonly phone: string;
  readonly documentKind: DocumentKind;
  readonly documentNumber: string;
  readonly documentExpiry: string | null;
  readonly documentIssuedOn: string | null;
  /** What the desk saw on the document, when it is more than the dates say. */
  readonly documentVerdict: DocumentVerdict | null;
  readonly publicName: boolean;
  /** When the form was handed in signed, with every declaration; with the document, where the house takes it so (FR-REG-56). */
  readonly signedAt: number | null;
  /** How the form came (FR-REG-57). */
  readonly channel: 'handed-in' | 'sent';
  readonly decisions: readonly Decision[];
  readonly pin: string;
}

export const emptyDraft: Draft = {
  person: null,
  entry: null,
  scan: [],
  readAt: null,
  surname: '',
  givenNames: '',
  usageName: '',
  sex: '',
  birthDate: '',
  birthPlace: '',
  nationality: '',
  address: '',
  phone: '',
  documentKind: 'cnie',
  documentNumber: '',
  documentExpiry: null,
  documentIssuedOn: null,
  documentVerdict: null,
  publicName: false,
  signedAt: null,
  channel: 'handed-in',
  decisions: [],
  pin: '',
};

/** A file as it is filled in from data that the house has. */
export const draftOf = ({ document, address, ...identity }: Identity): Draft => ({
  ...emptyDraft,
  surname: identity.surname,
  givenNames: identity.givenNames,
  usageName: identity.usageName ?? '',
  sex: identity.sex ?? '',
  birthDate: identity.birthDate,
  birthPlace: identity.birthPlace,
  nationality: identity.nationality ?? '',
  address: addressText(address),
  phone: identity.phone ?? '',
  documentKind: document.kind,
  documentNumber: document.number,
  documentExpiry: document.expiry,
  documentIssuedOn: document.issuedOn ?? null,
});

/** The form counts as signed because the document was read, and not because somebody ticked it. */
export const isSignedWithDocument = ({ signedAt, readAt }: Draft): boolean => signedAt !== null && signedAt === readAt;

/** A form that was sent did not come with the document: somebody looks whether it is signed (FR-REG-57). */
export const withChannel = (draft: Draft, channel: Draft['channel']): Draft => ({
  ...draft,
  channel,
  signedAt: channel === 'sent' && isSignedWithDocument(draft) ? null : draft.signedAt,
});

/** Nothing was read or typed yet. */
export const isEmpty = (draft: Draft): boolean =>
  draft.scan.length === 0 &&
  [draft.surname, draft.givenNames, draft.birthDate, draft.documentNumber].every((text) => text === '');

/** More was put in than a scan brings back: losing it would cost somebody a minute. */
export const isTyped = ({ scan, birthPlace, address, phone }: Draft, known: KnownPlayer | null): boolean =>
  (scan.length === 0 && known === null) || (known === null && `${birthPlace}${address}${phone}`.trim() !== '');

/** The person as the desk's contracts have them; `null` while too little is known to hold them against anything. */
export function identityOf(draft: Draft): Identity | null {
  const number = draft.documentNumber.trim();
  if (`${draft.surname}${draft.givenNames}`.trim() === '' || number === '' || !isBirthDate(draft.birthDate))
    return null;
  return {
    surname: draft.surname.trim(),
    givenNames: draft.givenNames.trim(),
    ...optional('usageName', draft.usageName),
    ...(draft.sex !== '' && { sex: draft.sex }),
    birthDate: draft.birthDate,
    birthPlace: draft.birthPlace.trim(),
    ...optional('nationality', draft.nationality),
    address: readAddress(draft.address),
    document: {
      kind: draft.documentKind,
      number,
      expiry: draft.documentExpiry,
      ...(draft.documentIssuedOn !== null && { issuedOn: draft.documentIssuedOn }),
    },
    ...optional('phone', draft.phone),
  };
}

const optional = <Key extends string>(key: Key, text: string): Partial<Record<Key, string>> =>
  text.trim() === '' ? {} : ({ [key]: text.trim() } as Partial<Record<Key, string>>);

/** Fields of the form that must not be blank and are (FR-REG-52). */
export function missingFields(draft: Draft): readonly ('birthPlace' | 'address')[] {
  const { line, postcode, city, country } = readAddress(draft.address);
  const lacks = line === '' || city === '' || (country === 'FRA' && postcode === '');
  return [
    ...(draft.birthPlace.trim() === '' ? (['birthPlace'] as const) : []),
    ...(lacks ? (['address'] as const) : []),
  ];
}

/** Whom the house knows already. */
export interface KnownPlayer {
  readonly person: string;
  readonly identity: Identity;
  readonly tournaments: number;
  readonly lastDay: string | null;
}

/** A returning player's form is filled in from last time; the document is the one that lies there now. */
export function withKnown(draft: Draft, { person, identity }: KnownPlayer): Draft {
  const before = draftOf(identity);
  const { surname, givenNames } = before;
  const filled = { ...draft, person, surname, givenNames };
  const blank = (['usageName', 'sex', 'birthPlace', 'nationality', 'address', 'phone'] as const).filter(
    (field) => draft[field] === '',
  );
  return { ...filled, ...Object.fromEntries(blank.map((field) => [field, before[field]])) };
}

/** It is somebody else after all: what came from the other person's file goes. */
export const withoutKnown = (draft: Draft): Draft => ({
  ...draft,
  person: null,
  entry: null,
  birthPlace: '',
  address: '',
  phone: '',
});

/** What every command about this person carries. */
export function personInput(draft: Draft, tournament: string): Record<string, unknown> {
  return {
    tournament,
    identity: identityOf(draft),
    ...(draft.person !== null && { person: draft.person }),
    ...(draft.entry !== null && { entry: draft.entry }),
    ...(draft.scan.length > 0 && { mrz: draft.scan }),
    ...(draft.documentVerdict !== null && { documentVerdict: draft.documentVerdict }),
    ...(draft.decisions.length > 0 && { decisions: draft.decisions, pin: draft.pin }),
  };
}

export interface Sale {
  readonly tournament: string;
  readonly till: string;
  readonly paid: PaidParts;
}

/** The input of `registration.registerPlayer`. */
export const registrationInput = (draft: Draft, { tournament, till, paid }: Sale): Record<string, unknown> => ({
  ...personInput(draft, tournament),
  till,
  ...paid,
  bulletin: { signed: draft.signedAt !== null, channel: draft.channel, declarations: [...declarations] },
  publicName: draft.publicName,
});
