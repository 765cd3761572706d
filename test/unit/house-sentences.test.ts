import { expect, test } from 'vitest';
import { keyRefusalCodes } from '../../electron/storage/key-refusals.ts';
import { accountsContracts } from '../../shared/contract/accounts.ts';
import { houseContracts } from '../../shared/contract/house.ts';
import { accountsRefusals } from '../../shared/domain/accounts/index.ts';
import { houseRefusals } from '../../shared/domain/house/index.ts';
import { sentences } from '../../shared/locale/sentences.ts';

const codes = [...Object.keys(houseRefusals), ...Object.keys(accountsRefusals)];
const placeholders = (sentence = '') => Array.from(sentence.matchAll(/\{\w+\}/g), ([name]) => name).toSorted();

test('every refusal of the house, its accounts and its keys has its sentence, with the same values in both languages', () => {
  for (const code of [...codes, ...keyRefusalCodes]) {
    expect(sentences.fr[code], code).toMatch(/[.]$|\)\.$/);
    expect(placeholders(sentences.en[code]), code).toEqual(placeholders(sentences.fr[code]));
  }
});

test('contracts name refusals that exist, and every refusal belongs to some command', () => {
  const named = [...houseContracts, ...accountsContracts].flatMap(({ refusals }) => refusals);
  expect(named.filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes.filter((code) => !named.includes(code))).toEqual([]);
});
