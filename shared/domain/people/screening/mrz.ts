import type { Identity } from '../identity.ts';
import type { MrzReading, MrzResult } from '../mrz/read-mrz.ts';
import { isReadable } from '../mrz/read-mrz.ts';
import { compactName } from '../names/fold-name.ts';
import { nameLikeness } from '../names/likeness.ts';
import { documentKey } from '../names/match-keys.ts';
import type { Verdict } from './verdict.ts';
import { verdict } from './verdict.ts';

/** Holds what was typed against what the document's machine-readable zone says, when it was read. */
export function screenMrz(identity: Identity, mrz: MrzResult | undefined): Verdict {
  if (!mrz) return verdict('mrz', 'not-consulted');
  if (!isReadable(mrz)) return verdict('mrz', 'mrz-unreadable', { lineLengths: mrz.lineLengths.map(String) });
  if (!mrz.valid) return verdict('mrz', 'mrz-check', { fields: failedChecks(mrz) });
  const fields = disagreements(identity, mrz);
  if (fields.length > 0) return verdict('mrz', 'mrz-mismatch', { fields });
  if (mrz.birth.alternative !== null) return verdict('mrz', 'mrz-century', centuryChoice(mrz));
  return verdict('mrz', mrz.corrected || mrz.unparted ? 'mrz-corrected' : 'mrz-agrees');
}

const failedChecks = ({ checks }: MrzReading): string[] =>
  Object.entries(checks)
    .filter(([, agrees]) => !agrees)
    .map(([check]) => check);

const centuryChoice = ({ birth }: MrzReading) => ({ birthDate: birth.date, alternative: birth.alternative });

function disagreements(identity: Identity, mrz: MrzReading): string[] {
  const { document } = identity;
  const found: [string, boolean][] = [
    ['names', namesAgree(identity, mrz)],
    ['birthDate', birthAgrees(identity.birthDate, mrz)],
    ['documentNumber', documentKey(document.number) === documentKey(mrz.documentNumber)],
    ['expiryDate', document.expiry === null || mrz.expiryDate === null || document.expiry === mrz.expiryDate],
  ];
  return found.filter(([, agrees]) => !agrees).map(([field]) => field);
}

function birthAgrees(birthDate: string, { birth }: MrzReading): boolean {
  if (birth.partial !== null) return birthDate.startsWith(birth.partial);
  return birth.date === null || birthDate === birth.date || birthDate === birth.alternative;
}

/** A zone that is too short drops the end of the names: what it does hold must agree. */
function namesAgree(identity: Identity, mrz: MrzReading): boolean {
  if (nameLikeness(identity, mrz) === 'same') return true;
  const begins = (typed: string, read: string, isCut: boolean): boolean =>
    isCut ? compactName(typed).startsWith(compactName(read)) : compactName(typed) === compactName(read);
  if (mrz.unparted) return begins(`${identity.surname} ${identity.givenNames}`, mrz.surname, true);
  const surnames = [identity.surname, identity.usageName ?? identity.surname];
  return (
    surnames.some((surname) => begins(surname, mrz.surname, mrz.surnameCut)) &&
    begins(identity.givenNames, mrz.givenNames, mrz.givenCut)
  );
}
