import type { Refusal } from '../../../shared/kernel/refusal.ts';
import type { TextKey, Texts } from '../../texts/index.ts';

/** The end of a field's path in the terms, without the numbers of rows, and the label under which the form shows it. */
const labels: readonly (readonly [ending: string, label: TextKey])[] = [
  ['rebuy.chips', 'tournament.rebuy.chips'],
  ['rebuy.priceCents', 'tournament.rebuy.price'],
  ['rebuy.maxPerPlayer', 'tournament.rebuy.most'],
  ['rebuy.payWithinMinutes', 'tournament.rebuy.payWithin'],
  ['dealersBonus.priceCents', 'tournament.extras.bonusPrice'],
  ['dealersBonus.chips', 'tournament.extras.bonusChips'],
  ['prizeEntries.most', 'tournament.extras.mostEntries'],
  ['goods.valueCents', 'tournament.extras.goodsWorth'],
  ['bountyCents', 'tournament.extras.bounty'],
  ['registration.capacity', 'tournament.capacity'],
  ['buyInCents', 'tournament.buyIn'],
  ['feeCents', 'tournament.fee'],
  ['guaranteeCents', 'tournament.guarantee'],
  ['roundingStepCents', 'tournament.roundingStep'],
  ['payoutBasisPoints', 'tournament.payout'],
  ['startingStack', 'tournament.stack'],
  ['tables', 'tournament.tables'],
  ['chips.value', 'tournament.chips.value'],
  ['chips.stock', 'tournament.chips.stock'],
  ['chips.inStartingStack', 'tournament.chips.stack'],
  ['smallBlind', 'tournament.smallBlind'],
  ['bigBlind', 'tournament.bigBlind'],
  ['bigBlindAnte', 'tournament.ante'],
  ['minutes', 'tournament.minutes'],
  ['afterLevel', 'tournament.extras.afterLevel'],
];

/** A refusal of malformed terms in the form's own words: the step by its button, each field by its label, once; an unknown one stays a path. */
export function inFormWords(refusal: Refusal, t: Texts['t']): Refusal {
  const { name, fields } = refusal.params;
  if (refusal.code !== 'desk.invalidInput' || !Array.isArray(fields)) return refusal;
  const named = (fields as readonly string[]).map((field) => {
    const path = `.${field.replaceAll(/\.\d+/g, '')}`;
    const label = labels.find(([ending]) => path.endsWith(`.${ending}`))?.[1];
    return label ? t(label) : field;
  });
  // The two commands of the form are the keys of their buttons too.
  const step = t(name as 'tournament.plan' | 'tournament.change');
  return { ...refusal, params: { ...refusal.params, name: step, fields: [...new Set(named)] } };
}
