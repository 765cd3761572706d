import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { sentenceOf } from '../../../shared/locale/index.ts';
import { isSealOf, shortSeal } from '../../bundle/day-seal.ts';
import { refuseBundle } from '../../bundle/refusals.ts';
import { verifyBundle, type BundleVerdict } from '../../bundle/verify/verify-bundle.ts';
import { refuseJournal } from '../../journal/refusals.ts';
import { print, say } from './output.ts';
import { progressBar } from './progress.ts';

interface Expected {
  readonly head?: string | undefined;
  readonly seal?: string | undefined;
}

/** Proves a bundle and tells what that proves and what it does not; one JSON value on stdout, sentences on stderr. */
export function verifyBundleAt(place: string, expected: Expected): number {
  const started = performance.now();
  const bar = progressBar(1, 'vérification');
  const verdict = verifyBundle(place, (bytes, of) => bar.at(of === 0 ? 1 : bytes / of));
  bar.end();
  const findings = [...verdict.findings, ...missed(verdict, expected)];
  const told = findings.map((refusal) => ({ ...refusal, sentence: sentenceOf('fr', refusal) }));
  print({ ok: findings.length === 0, ...verdict, findings: told });
  for (const { sentence } of told) say(sentence);
  if (findings.length > 0) {
    say(`L’export n’est pas tel qu’il a été fait : ${findings.length} constat(s).`);
    return 1;
  }
  for (const line of proofLines(verdict, expected)) say(line);
  say(`(${Math.round(performance.now() - started)} ms)`);
  return 0;
}

/** What a person copied from paper and the bundle does not have. */
function missed({ chain, seals }: BundleVerdict, { head, seal }: Expected): Refusal[] {
  const wrongHead =
    head !== undefined && chain && chain.hash !== head
      ? [refuseJournal('journal.wrongHead', { found: chain.hash, sealed: head }).refusal]
      : [];
  const unknown = seal !== undefined && !seals.some(({ hash }) => isSealOf(seal, hash));
  return [...wrongHead, ...(unknown ? [refuseBundle('bundle.sealUnknown', { seal }).refusal] : [])];
}

function proofLines(verdict: BundleVerdict, { seal }: Expected): readonly string[] {
  const { chain, papers, seals } = verdict;
  const last = seals.at(-1);
  const found = seal === undefined ? undefined : seals.find(({ hash }) => isSealOf(seal, hash));
  return [
    `Prouvé : ${verdict.files} fichiers inchangés, signature de la clé ${verdict.fingerprint ?? ''}.`,
    `Prouvé : journal de ${chain?.lines ?? 0} lignes sans rupture, empreinte finale ${chain?.hash ?? ''}.`,
    `Prouvé : ${verdict.tables} tableaux, dont les chiffres sont refaits du journal (les noms n’y sont pas).`,
    `Prouvé : ${papers.held} papiers conformes à l’empreinte du journal ; ${papers.absent} de la période ne sont pas joints.`,
    ...(found ? [`Prouvé : le sceau de la journée du ${found.day} est celui de la ligne ${found.line}.`] : []),
    'Non prouvé : que le journal s’arrête là. Comparez un sceau imprimé avec ceux de csv/sceaux.csv (--seal).',
    ...(last
      ? [`Dernier sceau de l’export : journée du ${last.day}, ligne ${last.line}, ${shortSeal(last.hash)}.`]
      : []),
    'Non prouvé : que la clé est celle de la maison ; que les noms sont exacts ; ce qui n’a pas été saisi.',
  ];
}
