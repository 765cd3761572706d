/** Shares in basis points as `28 18,5 12`. */
export const payoutText = (basisPoints: readonly number[]): string => basisPoints.map(percentText).join('  ');

const percentText = (points: number): string => {
  const decimals = String(points % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${Math.floor(points / 100)}${decimals && `,${decimals}`}`;
};

/** Basis points of `28 18,5 12`, one rank after the other; `undefined` for anything else, an empty field too. */
export function readPayout(text: string): readonly number[] | undefined {
  const parts = text
    .replace(/%/g, ' ')
    .split(/[\s;]+/)
    .filter((part) => part !== '');
  const points = parts.map(pointsOf);
  return points.length > 0 && points.every((each) => each !== undefined) ? points : undefined;
}

function pointsOf(part: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(part);
  if (!found) return undefined;
  const points = Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'));
  return points > 0 ? points : undefined;
}

/** What is missing to 100 %, in basis points; negative when there is too much. */
export const payoutRest = (basisPoints: readonly number[]): number =>
  10_000 - basisPoints.reduce((sum, points) => sum + points, 0);
