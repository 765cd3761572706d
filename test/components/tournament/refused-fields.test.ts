import { expect, it } from 'vitest';
import { inFormWords } from '../../../renderer/features/tournament/refused-fields.ts';
import { sentenceOf, texts, type Texts } from '../../../renderer/texts/index.ts';
import { isRefused, type Refusal } from '../../../shared/kernel/refusal.ts';
import { planInput, TournamentDesk } from '../../support/tournament-desk.ts';

const t = texts.global.t as Texts['t'];
const { terms } = planInput;

/** What the desk says of terms with these numbers, as it says it. */
async function refusalOf(changes: object): Promise<Refusal> {
  const desk = await TournamentDesk.open();
  try {
    const outcome = await desk.plan(changes);
    if (!isRefused(outcome)) throw new Error('the terms were taken');
    return outcome.refusal;
  } finally {
    desk.house.remove();
  }
}

it('malformed terms are told by the labels of the form, each once, under the name of the button', async () => {
  const refusal = await refusalOf({
    startingStack: 0,
    registration: { ...terms.registration, capacity: 1 },
    rebuy: { ...terms.rebuy, chips: 0 },
    levels: terms.levels.map((level) => ({ ...level, minutes: 0 })),
  });
  expect(refusal.params['fields']).toContain('terms.rebuy.chips');
  const told = sentenceOf('fr', inFormWords(refusal, t)).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(told).toContain('« Planifier le tournoi » : Inscrits au plus, Tapis de départ, Jetons reçus, Minutes.');
});

it('a field that the form does not show stays a path, and another refusal stays as it is', async () => {
  const refusal = await refusalOf({ afterLastLevel: 'never' });
  expect(inFormWords(refusal, t).params['fields']).toEqual(['terms.afterLastLevel']);
  const other = { code: 'tournament.yearlyCap', params: {}, rules: [] };
  expect(inFormWords(other, t)).toBe(other);
});
