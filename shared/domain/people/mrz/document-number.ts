import { confirms } from './check-digit.ts';
import type { Layout } from './layout.ts';
import { cut } from './layout.ts';

export interface MrzNumber {
  readonly number: string;
  readonly confirmed: boolean;
  /** The optional field without what belonged to the number, trailing fillers dropped. */
  readonly optional: string;
}

export const withoutFillers = (text: string): string => text.replace(/<+$/, '');

/**
 * The document number. Where it is longer than its field, a filler stands at its check digit and the number runs on in the
 * optional field, its check digit last; the filler is no part of what the digit covers (R04).
 */
export function readMrzNumber(lines: readonly string[], layout: Layout): MrzNumber {
  const { span, check } = layout.number;
  const field = cut(lines, span);
  const digit = cut(lines, [span[0], check, check + 1]);
  const optional = layout.optional ? cut(lines, layout.optional) : '';
  const rest = /^[^<]+/.exec(optional)?.[0] ?? '';
  if (layout.longNumbers && digit === '<' && rest !== '' && !field.includes('<')) {
    const number = field + rest.slice(0, -1);
    return {
      number,
      confirmed: confirms(rest.slice(-1), number),
      optional: withoutFillers(optional.slice(rest.length)).replace(/^<+/, ''),
    };
  }
  return { number: withoutFillers(field), confirmed: confirms(digit, field), optional: withoutFillers(optional) };
}
