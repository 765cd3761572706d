import type { BookClosed, BookOpened } from '../../../../shared/domain/levy/index.ts';
import type { Role } from '../../../../shared/kernel/roles.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { mentionsOf } from '../../levy/index.ts';
import { NotDrawable } from '../faults.ts';
import { paperBase, staffName, type HouseSource } from './source.ts';

type Mention = PaperModels['register-mention'];

/** The opening or closing mention of a book, from the event that is the mention. */
export function registerMentionModel(source: HouseSource): Mention {
  const { read, event, check } = source;
  const data = event.data as BookOpened | BookClosed;
  const { book, volume, account, role } = data;
  const opened = read.state('house').books.volumes.find((each) => each.book === book && each.volume === volume);
  const mentions = mentionsOf(read, data);
  if (!opened || !mentions) throw new NotDrawable(`no book ${volume} of ${book}`);
  const { folios, linesPerFolio, spelling, initialledOn, firstLine } = opened;
  return {
    ...paperBase(source),
    ...{ season: book, volume, folios, linesPerFolio, spelling, initialledOn, firstLine, check },
    initialledBy: read.vault.text(mentions.textId) ?? 'texte effacé',
    closing: 'lastLine' in data ? closingOf(data) : null,
    signer: { name: staffName(source, account), role: certifierTitle(role), at: event.at },
  };
}

const closingOf = ({ lastLine, foliosUsed, baseCents, levyCents }: BookClosed): Mention['closing'] => ({
  ...{ lastLine, foliosUsed, baseCents, levyCents },
});

/** The quality in which a director certifies, as papers say it. */
export const certifierTitle = (role: Role): string =>
  role === 'committee-member' ? 'Membre du comité de direction' : 'Directeur responsable';
