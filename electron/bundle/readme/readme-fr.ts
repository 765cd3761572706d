import { spaced } from '../../../shared/locale/index.ts';
import type { ReadmeFacts } from './readme-facts.ts';

const about = ({ scope }: ReadmeFacts): string =>
  scope.kind === 'season'
    ? `les tournois du ${scope.from} au ${scope.to} (journées de jeu comprises)`
    : `le tournoi ${scope.tournament}, seul`;

const names = (facts: ReadmeFacts): string =>
  facts.names === 'full'
    ? 'Les noms sont entiers.'
    : 'Export réduit : les noms sont des initiales, et les papiers qui nomment un joueur n’y sont pas.';

const papers = ({ papers: wanted, missingPapers }: ReadmeFacts): string => {
  if (!wanted) return 'Cet export a été demandé sans les papiers.';
  return missingPapers === 0
    ? 'Chaque PDF est celui qui a été classé le jour même.'
    : `Papiers qui n’étaient plus dans les archives : ${missingPapers}. Le tableau des papiers garde leur empreinte.`;
};

/** `LISEZ-MOI.txt`. */
export const readmeFr = (facts: ReadmeFacts): string =>
  spaced(
    'fr',
    `EXPORT DE ${facts.house.toUpperCase()} (SIREN ${facts.siren})
Objet : ${about(facts)}
Demandé le ${facts.orderedUtc} (heure universelle)

CE QUE C’EST

journal.jsonl        le journal entier de la maison, une ligne par fait, sans aucun nom ; chaque ligne porte
                     l’empreinte de la précédente. ${facts.lines} lignes, dernière empreinte :
                     ${facts.head}
csv/                 les tableaux, pour un tableur français (UTF-8, points-virgules, virgules décimales)
tableaux.xlsx        les mêmes tableaux en un classeur, avec les noms
papiers/             les papiers en PDF${facts.names === 'full' ? ' et les preuves d’envoi' : ''}, un dossier par tournoi. ${papers(facts)}
export.json          ce que contient cet export, pour le programme qui vérifie
MANIFEST.sha256      l’empreinte SHA-256 de chaque fichier
MANIFEST.sig         la signature Ed25519 de cette liste
cle-publique.pem     la clé qui vérifie la signature

${names(facts)} Les montants sont en euros. Les instants sont en heure universelle (UTC) ; la journée de jeu
est celle de l’ouverture de la soirée.

VÉRIFIER

Avec Tapis, sans autre donnée que ce fichier ou ce dossier :
    npx tapis verify FICHIER
ou, dans Tapis, page Journal, « Vérifier un export ».

Sans Tapis, dans le dossier décompressé :
    sha256sum --check MANIFEST.sha256
    openssl pkeyutl -verify -pubin -inkey cle-publique.pem -rawin -in MANIFEST.sha256 -sigfile MANIFEST.sig
Le journal : pour chaque ligne, retirer les champs « prev » et « hash » de la fin, refermer l’accolade ; l’empreinte
SHA-256 de « prev », d’un saut de ligne (LF) et de ce texte doit être « hash », et « prev » le « hash » de la ligne
d’avant (64 zéros pour la première).

Empreinte de la clé, à comparer avec celle que montre la maison (page Journal, panneau des exports) :
    ${facts.fingerprint}

CE QUI EST PROUVÉ

- Aucun fichier n’a été changé, retiré ni ajouté depuis l’export.
- L’export a été signé avec la clé dont l’empreinte est ci-dessus, et le journal la porte.
- Aucune ligne du journal n’a été changée, retirée, ajoutée ou déplacée entre la première et la dernière.
- Les tableaux redisent exactement le journal : le vérificateur les refait et compare.
- Chaque papier présent est celui dont le journal garde l’empreinte.

CE QUI NE L’EST PAS

- Que le journal n’a pas de suite : un export peut s’arrêter avant la fin. Le sceau de chaque journée, imprimé à sa
  clôture, le montre : il doit se retrouver dans csv/sceaux.csv. Le vérificateur le cherche :
      npx tapis verify FICHIER --seal « SCEAU COPIÉ DU PAPIER »
- Que la clé est bien celle de la maison : comparez son empreinte avec celle que la maison montre.
- Les noms (csv/personnes.csv, csv/comptes.csv, classeur) : le journal n’en contient pas, par respect des personnes.
  Il garde une empreinte salée de l’identité contrôlée.
- Qu’un fait qui n’a pas été saisi a eu lieu, ou que l’heure du poste était juste.
`,
  ).replaceAll('\n', '\r\n');
