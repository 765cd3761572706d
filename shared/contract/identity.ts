import { documentKinds, isBirthDate, type Identity } from '../domain/people/index.ts';
import { date } from './fields.ts';
import { z } from './zod.ts';

/** A line that people typed: no control characters, edges trimmed; may be empty where the screening says what is missing. */
const typed = z
  .string()
  .trim()
  .max(200)
  .regex(/^\P{Cc}*$/u);

/** `1990-05-04`, or `1990-05` and `1990` where the document says no more (R13). */
const birthDate = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)
  .refine(isBirthDate, 'no such date');

/** Three letters of ISO 3166, as documents print them. */
const country = z.string().regex(/^([A-Z]{1,3})?$/);

/** A person as the form has them. Gaps in name, birth place and address are verdicts, not malformed input. */
export const identity = z.strictObject({
  surname: typed,
  givenNames: typed,
  usageName: typed.optional(),
  sex: z.enum(['F', 'M', 'X']).optional(),
  birthDate,
  birthPlace: typed,
  nationality: country.optional(),
  address: z.strictObject({ line: typed, postcode: z.string().trim().max(20), city: typed, country }),
  document: z.strictObject({
    kind: z.enum(documentKinds),
    number: z.string().trim().min(1).max(40),
    expiry: date.nullable(),
    issuer: typed.optional(),
    issuedOn: date.optional(),
  }),
  phone: z.string().trim().max(40).optional(),
  email: z.string().trim().max(200).optional(),
}) satisfies z.ZodType<Identity>;

/** The scanned zone: its lines, or one text with line ends or `|` between them. Read and forgotten, never stored. */
export const mrz = z.union([z.string().max(200), z.array(z.string().max(100)).max(4)]);

/** What the operator saw on the document. */
export const documentVerdict = z.enum(['valid', 'extended-validity', 'expired', 'refused']);

/** An invented person whom nothing on the sample house's lists speaks against. */
export const exampleIdentity = {
  surname: 'Garnier',
  givenNames: 'Solène Marie',
  sex: 'F',
  birthDate: '1984-09-17',
  birthPlace: 'Caen',
  nationality: 'FRA',
  address: { line: '14 rue des Pêcheurs', postcode: '14470', city: 'Clairval', country: 'FRA' },
  document: { kind: 'cnie', number: 'X4SAMPLE7', expiry: '2031-06-30' },
} as const satisfies z.input<typeof identity>;
