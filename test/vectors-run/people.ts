import {
  ageOn,
  checkDigit,
  isReadable,
  normaliseMrz,
  readMrz,
  readMrzBirth,
  type MrzReading,
} from '../../shared/domain/people/index.ts';

interface MrzInput {
  readonly lines: readonly string[];
  readonly referenceDate: string;
}

const adultAge = 18;

function mrz({ lines, referenceDate }: MrzInput): object {
  const reading = readMrz(lines, referenceDate);
  if (!isReadable(reading)) return { valid: false, ...reading };
  const { valid, checks, expiryDate, birth } = reading;
  return {
    valid,
    checks,
    fields: fieldsOf(reading),
    ...(expiryDate !== null && { expiredOnReferenceDate: expiryDate < referenceDate }),
    ...(birth.date !== null && {
      ageOnReferenceDate: ageOn(birth.date, referenceDate),
      minor: ageOn(birth.date, referenceDate) < adultAge,
    }),
  };
}

/** The fields as the vectors name them: each format has its own set. */
function fieldsOf(reading: MrzReading): object {
  const isOldCard = reading.format === 'FRA-CNI-1995';
  return {
    format: reading.format,
    documentCode: reading.documentCode,
    issuingState: reading.issuingState,
    surname: reading.surname,
    givenNames: reading.givenNames,
    documentNumber: reading.documentNumber,
    nationality: reading.nationality,
    birthDate: reading.birth.date,
    sex: reading.sex,
    expiryDate: reading.expiryDate,
    ...(isOldCard
      ? { issueYearMonth: reading.issueYearMonth, adminCode: reading.adminCode }
      : { optional: reading.optional }),
    ...(reading.format === 'TD1' && { optional2: reading.optional2 }),
  };
}

function mrzBirth({ raw, referenceDate }: { readonly raw: string; readonly referenceDate: string }): object {
  const birth = readMrzBirth(raw, referenceDate);
  const age = birth.date === null ? null : ageOn(birth.date, referenceDate);
  return {
    birthDate: birth.date,
    alternative: birth.alternative,
    needsHumanCheck: birth.needsHumanCheck,
    checkDigit: checkDigit(raw),
    error: birth.error,
    age,
    admitted: age !== null && age >= adultAge && !birth.needsHumanCheck,
  };
}

interface AgeInput {
  readonly birthDate: string;
  readonly onDate: string;
  readonly minimum: number;
}

function ageCheck({ birthDate, onDate, minimum }: AgeInput): object {
  const age = ageOn(birthDate, onDate);
  return { age, admitted: age >= minimum };
}

/** Age is judged on the day of the act, whatever midnight brings. */
const ageCheckOvernight = (input: { readonly birthDate: string; readonly eventStartLocal: string }): object =>
  ageCheck({ birthDate: input.birthDate, onDate: input.eventStartLocal.slice(0, 10), minimum: adultAge });

/** The first swap of neighbouring digits that the 7-3-1 rule does not see, if there is one. */
function unseenSwap(data: string): string | undefined {
  const swaps = Array.from(data)
    .slice(1)
    .map((next, at) => data.slice(0, at) + next + data.charAt(at) + data.slice(at + 2));
  return swaps.find((swapped, at) => {
    const areDigits = /^\d\d$/.test(data.slice(at, at + 2));
    return areDigits && swapped !== data && checkDigit(swapped) === checkDigit(data);
  });
}

export const ops = {
  mrz,
  mrzBirth,
  ageCheck,
  ageCheckOvernight,
  mrzNormalize: ({ lines }: { readonly lines: readonly string[] }) => normaliseMrz(lines),
  checkDigit: ({ data }: { readonly data: string }) => ({
    checkDigit: checkDigit(data),
    sameDigitAs: unseenSwap(data),
  }),
};
