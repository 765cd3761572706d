import { describe, expect, it } from 'vitest';
import { LookBook } from '../../electron/desk/looks.ts';

const full = new Error('disk full');
const by = { at: 0, mono: 0, account: 'caisse1', station: 'test' };

describe('the log of looks on a full disk', () => {
  it('shows no record that it cannot note, and names all the same', () => {
    const faults: unknown[] = [];
    const store = {
      transaction: (): never => {
        throw full;
      },
    };
    const book = new LookBook(store, (error) => faults.push(error));
    expect(() => book.note(by, 'people.show', [{ depth: 'record', subject: 'p_1' }])).toThrow(full);
    expect(faults).toEqual([]);
    book.note(by, 'registration.list', [{ depth: 'names', subject: 'p_1' }]);
    expect(faults).toEqual([full]);
  });
});
