import type { ReadmeFacts } from './readme-facts.ts';

const about = ({ scope }: ReadmeFacts): string =>
  scope.kind === 'season'
    ? `the tournaments from ${scope.from} to ${scope.to} (gaming days, both included)`
    : `the tournament ${scope.tournament} alone`;

const names = (facts: ReadmeFacts): string =>
  facts.names === 'full'
    ? 'Names are whole.'
    : 'Reduced export: names are initials, and papers that name a player are left out.';

const papers = ({ papers: wanted, missingPapers }: ReadmeFacts): string => {
  if (!wanted) return 'This export was ordered without the papers.';
  return missingPapers === 0
    ? 'Each PDF is the one that was filed on the day.'
    : `Papers that were no longer in the archive: ${missingPapers}. The table of papers keeps their hashes.`;
};

/** `README.txt`. */
export const readmeEn = (facts: ReadmeFacts): string =>
  `EXPORT OF ${facts.house.toUpperCase()} (SIREN ${facts.siren})
About: ${about(facts)}
Ordered ${facts.orderedUtc} (UTC)

WHAT IT IS

journal.jsonl        the whole journal of the house, one line a fact, without any name; each line carries the hash
                     of the one before. ${facts.lines} lines, last hash:
                     ${facts.head}
csv/                 the tables, for a French spreadsheet (UTF-8, semicolons, decimal commas)
tableaux.xlsx        the same tables as one workbook, with names
papiers/             the papers as PDF${facts.names === 'full' ? ' and the proofs of sending' : ''}, a folder for each tournament. ${papers(facts)}
export.json          what this export holds, for the program that verifies it
MANIFEST.sha256      the SHA-256 hash of every file
MANIFEST.sig         the Ed25519 signature of that list
cle-publique.pem     the key that verifies the signature

${names(facts)} Amounts are in euros. Instants are in UTC; the gaming day is that of the evening's opening.

TO VERIFY

With Tapis, and nothing but this file or folder:
    npx tapis verify FILE
or in Tapis, page Journal, "Verify an export".

Without Tapis, in the unpacked folder:
    sha256sum --check MANIFEST.sha256
    openssl pkeyutl -verify -pubin -inkey cle-publique.pem -rawin -in MANIFEST.sha256 -sigfile MANIFEST.sig
The journal: of each line take away the fields "prev" and "hash" at its end and close the brace; the SHA-256 hash of
"prev", a line feed (LF) and that text must be "hash", and "prev" the "hash" of the line before (64 zeros for the first).

Fingerprint of the key, to be compared with the one that the house shows (page Journal, panel of exports):
    ${facts.fingerprint}

WHAT IS PROVED

- No file was changed, taken away or added since the export.
- The export was signed with the key whose fingerprint stands above, and the journal carries it.
- No line of the journal was changed, taken away, added or moved between the first and the last.
- The tables say exactly what the journal says: the verifier makes them again and compares.
- Each paper that is there is the one whose hash the journal keeps.

WHAT IS NOT

- That the journal does not go on: an export may stop before the end. The seal of each gaming day, printed when it
  was closed, shows it: it must be found in csv/sceaux.csv. The verifier looks for it:
      npx tapis verify FILE --seal "SEAL COPIED FROM PAPER"
- That the key is the house's: compare its fingerprint with the one that the house shows.
- Names (csv/personnes.csv, csv/comptes.csv, the workbook): the journal holds none, out of respect for people. It
  keeps a salted hash of the identity that was checked.
- That something happened which nobody entered, or that the computer's time was right.
`.replaceAll('\n', '\r\n');
