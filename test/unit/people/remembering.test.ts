import { expect, it } from 'vitest';
import { remembering } from '../../../shared/domain/people/names/remembering.ts';

it('asks once for a name, each time for a long text, and again for all after some hundreds', () => {
  let asked = 0;
  const upper = remembering((text) => {
    asked += 1;
    return text.toUpperCase();
  });
  expect([upper('müller'), upper('müller'), upper('')]).toEqual(['MÜLLER', 'MÜLLER', '']);
  expect(asked).toBe(2);
  const long = 'x'.repeat(101);
  expect([upper(long), upper(long)]).toEqual([long.toUpperCase(), long.toUpperCase()]);
  expect(asked).toBe(4);
  for (let index = 0; index < 1000; index += 1) expect(upper(`n${index}`)).toBe(`N${index}`);
  expect(asked).toBe(1004);
  expect([upper('müller'), asked]).toEqual(['MÜLLER', 1005]);
});
