import { describe, expect, it } from 'vitest';
import { eventSchemas } from '../../../shared/contract/events.ts';
import { z } from '../../../shared/contract/zod.ts';
import { sentenceOfEvent, toldTypes } from '../../../renderer/texts/events/event-sentence.ts';
import type { EventTeller } from '../../../renderer/texts/events/teller.ts';
import { languages, texts, type Language, type TextKey } from '../../../renderer/texts/index.ts';

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Every form that the data of a schema can take, where forms differ: each word of a list, each branch, both truths. */
function forms(schema: Schema): readonly unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  if (schema.anyOf) return schema.anyOf.flatMap(forms);
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'null') return [null];
  if (schema.type === 'integer' || schema.type === 'number') return [Math.max(schema.minimum ?? 0, 0), 7_200];
  if (schema.type === 'array') return schema.items ? [forms(schema.items).slice(0, 2)] : [[]];
  if (schema.type === 'object') return objectForms(schema.properties ?? {});
  return [schema.format === 'date' ? '2027-03-05' : 'wort'];
}

function objectForms(properties: Readonly<Record<string, Schema>>): readonly object[] {
  const each = Object.entries(properties).map(([name, schema]) => [name, forms(schema)] as const);
  const most = Math.max(1, ...each.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, index) =>
    Object.fromEntries(each.map(([name, values]) => [name, values[index % values.length]])),
  );
}

const telling = (language: Language): EventTeller => {
  texts.global.locale.value = language;
  const t = texts.global.t as (key: string, values?: object, plural?: number) => string;
  return {
    t: (key: TextKey, values = {}, plural) =>
      plural === undefined ? t(key, values as object) : t(key, values as object, plural),
    language,
    zone: 'Europe/Paris',
    names: {
      entry: (entry) => `joueur ${entry}`,
      account: (account) => `compte ${account}`,
      till: (till) => `caisse ${till}`,
      recipient: (recipient) => `service ${recipient}`,
      position: (position) => `niveau ${position + 1}`,
    },
  };
};

/** No-break spaces as spaces: what is compared is the words. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const types = Object.keys(eventSchemas);

describe('sentenceOfEvent', () => {
  it('tells every event that a journal can hold', () => {
    expect([...toldTypes].sort()).toEqual([...types].sort());
  });

  it.each(languages.flatMap((language) => types.map((type) => ({ language, type }))))(
    'tells $type in $language in every form of its data, without gaps',
    ({ language, type }) => {
      const teller = telling(language);
      const schema = z.toJSONSchema(eventSchemas[type]!, { io: 'input' }) as Schema;
      for (const data of forms(schema) as readonly object[]) {
        const sentence = sentenceOfEvent({ type, data }, teller);
        expect(sentence).toMatch(/^\p{L}|^\d/u);
        expect(sentence).not.toMatch(/[{}|]|undefined|NaN|journal\./);
      }
    },
  );

  it('tells a payment with its rank, player, amount and slip', () => {
    const data = { rank: 1, entry: 'e-1', amountCents: 316_300, number: 'P-2027-000001' };
    expect(plain(sentenceOfEvent({ type: 'prizes.paid', data }, telling('fr')))).toBe(
      'Prix du 1er rang payé à joueur e-1 : 3 163,00 €, bon P-2027-000001',
    );
    expect(plain(sentenceOfEvent({ type: 'prizes.paid', data }, telling('en')))).toContain('Prize of 1st place');
  });

  it('tells one elimination and several of the same hand apart', () => {
    const bust = { type: 'standings.eliminated', data: { hand: 7, busts: [{ entry: 'a' }] } };
    const two = { ...bust, data: { hand: 7, busts: [{ entry: 'a' }, { entry: 'b' }] } };
    expect(plain(sentenceOfEvent(bust, telling('fr')))).toBe('Élimination : joueur a, coup 7');
    expect(plain(sentenceOfEvent(two, telling('fr')))).toBe(
      'Éliminations dans le même coup : joueur a, joueur b, coup 7',
    );
  });

  it('shows the type of an event that a later program wrote', () => {
    expect(sentenceOfEvent({ type: 'league.opened', data: {} }, telling('fr'))).toBe('league.opened');
  });
});
