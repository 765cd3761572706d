import { averageStack, entriesInPlay } from '../../../shared/domain/standings/index.ts';
import { moneyView, type MoneyView } from './money-view.ts';
import type { Moment } from './moment.ts';
import { bigBlindsText, countText, spanText, unknownFigure, type Words } from './words.ts';

/** One figure with what stands small beside it. */
export interface StatView {
  readonly label: string;
  readonly figure: string;
  readonly beside: string;
}

/** Chips that leave the game at this break, and what they are changed for. */
export interface ColourUpView {
  readonly title: string;
  readonly from: readonly ChipView[];
  readonly to: ChipView | null;
}

export interface ChipView {
  readonly value: string;
  /** The chip's colour, a word of the terms. */
  readonly colour: string;
}

export interface FiguresView {
  readonly players: StatView;
  readonly stack: StatView | null;
  readonly money: MoneyView | null;
  /** Takes the place of the prizes in a break that removes chips. */
  readonly colourUp: ColourUpView | null;
}

export function figuresView(moment: Moment, words: Words): FiguresView {
  const colourUp = moment.face.kind === 'break' ? colourUpView(moment, words) : null;
  return {
    players: playersView(moment, words),
    stack: stackView(moment, words),
    money: colourUp || moment.state === 'cancelled' ? null : moneyView(moment, words),
    colourUp,
  };
}

function playersView(moment: Moment, words: Words): StatView {
  const { tournament, terms, state, trusted } = moment;
  const { t } = words;
  const entries = tournament.registration.paidEntries;
  const known = (count: number): string => (trusted ? countText(count, words) : unknownFigure);
  if (state === 'waiting' || state === 'cancelled') {
    const capacity = countText(terms.registration.capacity, words);
    return { label: t('hall.registered'), figure: known(entries), beside: `/ ${capacity}` };
  }
  if (state === 'ended') return { label: t('hall.participants'), figure: known(entries), beside: '' };
  const playing = entriesInPlay(tournament.standings).length;
  return { label: t('hall.players'), figure: known(playing), beside: `/ ${known(entries)}` };
}

function stackView(moment: Moment, words: Words): StatView | null {
  const { state, face, terms, trusted } = moment;
  const { t } = words;
  if (state === 'cancelled') return null;
  if (state === 'ended') return { label: t('hall.played'), figure: spanText(face.playedMs, words), beside: '' };
  if (state === 'waiting') return stackStat(t('hall.startingStack'), terms.startingStack, { moment, words });
  return stackStat(t('hall.averageStack'), trusted ? averageStack(moment.tournament) : null, { moment, words });
}

/** A stack in chips and in big blinds; in a break players reckon with the blinds that they come back to. */
function stackStat(
  label: string,
  stack: number | null,
  { moment: { face }, words }: { readonly moment: Moment; readonly words: Words },
): StatView {
  if (stack === null) return { label, figure: unknownFigure, beside: '' };
  const blinds = face.kind === 'level' ? face.blinds : (face.nextBlinds ?? face.blinds);
  const beside = blinds ? words.t('hall.bigBlinds', { count: bigBlindsText(stack, blinds.bigBlind, words) }) : '';
  return { label, figure: countText(stack, words), beside };
}

function colourUpView({ face, terms }: Moment, words: Words): ColourUpView | null {
  const leaving = terms.chips.filter(({ value }) => face.colourUp.includes(value));
  if (leaving.length === 0) return null;
  const largest = Math.max(...leaving.map(({ value }) => value));
  const next = terms.chips.filter(({ value }) => value > largest).sort((one, other) => one.value - other.value)[0];
  const shown = ({ value, colour }: { value: number; colour: string }): ChipView => ({
    value: countText(value, words),
    colour,
  });
  const values = leaving.map(({ value }) => countText(value, words));
  return {
    title: words.t('hall.colourUp.title', { values: values.join(words.t('hall.and')) }),
    from: fan(leaving.map(shown)),
    to: next ? shown(next) : null,
  };
}

/** Five chips one upon the other, of every value that leaves. */
const fan = (leaving: readonly ChipView[]): readonly ChipView[] =>
  Array.from({ length: 5 }, (_, index) => leaving[Math.floor((index * leaving.length) / 5)]).filter(
    (chip) => chip !== undefined,
  );
