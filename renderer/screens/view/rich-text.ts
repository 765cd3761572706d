/** A piece of a text: `**strong**`, `^raised^`, or as it is. */
export interface RichPiece {
  readonly text: string;
  readonly as: 'plain' | 'strong' | 'raised';
}

const marks = /\*\*(.+?)\*\*|\^(.+?)\^/g;

/** Splits a text at its marks. A strong piece may hold raised ones no more: texts are one line. */
export function richPieces(text: string): readonly RichPiece[] {
  const pieces: RichPiece[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), as: 'plain' });
    const [whole, strong, raised] = match;
    pieces.push(strong === undefined ? { text: raised ?? '', as: 'raised' } : { text: strong, as: 'strong' });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), as: 'plain' });
  return pieces;
}
