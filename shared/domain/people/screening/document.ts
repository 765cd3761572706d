import type { Identity } from '../identity.ts';
import { oldCardValidity } from '../old-french-card.ts';
import type { DocumentVerdict } from './facts.ts';
import type { Verdict } from './verdict.ts';
import { verdict } from './verdict.ts';

/**
 * FR-REG-62: a document that is valid on the day. The operator's "no" always counts, their "yes" where the document
 * itself leaves the question open: no expiry to be read, or an old French card (decision 5).
 */
export function screenDocument(identity: Identity, today: string, seen: DocumentVerdict | undefined): Verdict {
  const { kind, expiry } = identity.document;
  if (seen === 'refused') return verdict('document', 'document-refused');
  if (seen === 'expired') return verdict('document', 'document-expired', { expiry });
  if (kind === 'old-cni') return screenOldCard(identity, today, seen);
  if (expiry === null) return verdict('document', seen === undefined ? 'document-unclear' : 'document-valid');
  if (expiry < today) return verdict('document', 'document-expired', { expiry });
  return verdict('document', expiry === today ? 'document-expires-today' : 'document-valid', { expiry });
}

function screenOldCard(identity: Identity, today: string, seen: DocumentVerdict | undefined): Verdict {
  const validity = oldCardValidity(identity);
  const unclear = verdict('document', seen === undefined ? 'document-unclear' : 'document-valid');
  if (!validity) return unclear;
  const { surelyUntil, possiblyUntil, shownUntil } = validity;
  if (today <= surelyUntil)
    return verdict('document', today > shownUntil ? 'document-extended' : 'document-valid', { expiry: surelyUntil });
  if (today <= possiblyUntil) return unclear;
  return verdict('document', seen === undefined ? 'document-expired' : 'document-override', { expiry: possiblyUntil });
}
