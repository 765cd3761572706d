import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sealerWith } from '../../electron/storage/sealer.ts';

const key = Buffer.alloc(32, 7);
const sealer = sealerWith(key);

describe('sealing', () => {
  it('opens what was sealed for the same purpose, and nothing else', () => {
    const sealed = sealer.seal('person:p_1', { surname: 'Müller', given: '李' });
    expect(sealer.open('person:p_1', sealed)).toEqual({ surname: 'Müller', given: '李' });
    expect(() => sealer.open('person:p_2', sealed)).toThrow();
    const altered = Buffer.from(sealed);
    altered[altered.length - 1]! ^= 1;
    expect(() => sealer.open('person:p_1', altered)).toThrow();
    expect(() => sealerWith(Buffer.alloc(32, 8)).open('person:p_1', sealed)).toThrow();
  });

  it('never seals twice alike', () => {
    expect(Buffer.from(sealer.seal('text:x', 'same')).equals(Buffer.from(sealer.seal('text:x', 'same')))).toBe(false);
  });
});

describe('the blind index', () => {
  it('is HMAC-SHA-256 with a key of its own, cut to 128 bits', () => {
    const blindKey = createHmac('sha256', key).update('tapis blind index 1').digest();
    const isHmac = (text: string): void => {
      expect(sealer.blind(text)).toBe(createHmac('sha256', blindKey).update(text).digest('hex').slice(0, 32));
    };
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), isHmac));
    for (const length of [4095, 4096, 4097, 20_000]) isHmac('é'.repeat(length / 2));
    isHmac('short again');
  });
});
