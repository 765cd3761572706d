import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  feedCharacter,
  feedEnter,
  interrupt,
  noBurst,
  settle,
  type Burst,
  type BurstStep,
} from '../../../renderer/ui/scanner/burst.ts';

/** Keys with the time since the one before; what came out, in order, with silence heard as a timer would. */
function run(keys: readonly { readonly key: string; readonly gap: number }[]) {
  const out = { typed: '', lines: [] as string[][], partial: [] as string[], enters: 0, all: '' };
  let burst: Burst = noBurst;
  let at = 1000;
  const follow = (step: BurstStep): void => {
    burst = step.burst;
    out.typed += step.replay ?? '';
    if (step.partial !== undefined) out.partial.push(step.partial);
    if (step.lines) out.lines.push([...step.lines]);
    out.all += (step.replay ?? '') + (step.partial ?? '') + (step.lines ?? []).join('');
  };
  const silence = (until: number): void => {
    while (deadlineOf(burst) <= until) follow(settle(burst, deadlineOf(burst)));
  };
  for (const { key, gap } of keys) {
    at += gap;
    silence(at);
    const step =
      key === 'Enter' ? feedEnter(burst, at) : key.length > 1 ? interrupt(burst, at) : feedCharacter(burst, key, at);
    follow(step);
    if (key === 'Enter' && !step.swallow) out.enters += 1;
    if (key === ' ' && !step.swallow) {
      out.typed += key;
      out.all += key;
    }
  }
  silence(at + 10_000);
  return out;
}

const spell = (text: string, gap: number, first = 500) =>
  Array.from(text, (key, index) => ({ key: key === '\n' ? 'Enter' : key, gap: index === 0 ? first : gap }));

const card = ['IDFRAX4RTBPFW46<<<<<<<<<<<<<<<', '9007138F3002119FRA<<<<<<<<<<<6', 'MARTIN<<MAELYS<GAELLE<MARIE<<<'];

describe('a scan among keys', () => {
  it('is ten characters or more, less than 35 ms apart, ended by Enter', () => {
    expect(run(spell('1234567890\n', 34)).lines).toEqual([['1234567890']]);
    expect(run(spell('123456789\n', 10))).toMatchObject({ lines: [], typed: '123456789', enters: 1 });
    expect(run(spell('1234567890\n', 35))).toMatchObject({ lines: [], typed: '1234567890', enters: 1 });
  });

  it('hands over the lines of one document together', () => {
    const keys = card.flatMap((line) => spell(`${line}\n`, 8, 60));
    expect(run(keys)).toMatchObject({ lines: [card], typed: '', enters: 0 });
    const apart = [...spell(`${card[0] ?? ''}\n`, 8), ...spell(`${card[1] ?? ''}\n`, 8, 400)];
    expect(run(apart).lines).toHaveLength(2);
  });

  it('drops half a scan, and the Enter that comes late', () => {
    expect(run(spell('IDFRAX4RTBPF', 8))).toMatchObject({ partial: ['IDFRAX4RTBPF'], typed: '', lines: [] });
    const late = [...spell('IDFRAX4RTBPF', 8), { key: 'Enter', gap: 250 }];
    expect(run(late)).toMatchObject({ partial: ['IDFRAX4RTBPF'], enters: 0 });
    expect(run([...late, { key: 'Enter', gap: 2000 }]).enters).toBe(1);
  });

  it('swallows the second Enter of a scanner that ends lines twice', () => {
    expect(run([...spell('1234567890\n', 8), { key: 'Enter', gap: 8 }])).toMatchObject({ enters: 0 });
  });

  it('lets every other key through at once, after what was held', () => {
    expect(run([...spell('ab', 10), { key: 'Backspace', gap: 5 }])).toMatchObject({ typed: 'ab' });
  });

  it('loses and doubles no character, whatever is typed however fast', () => {
    const key = fc.oneof(fc.constantFrom('a', 'b', '1', '<', 'é', ' '), fc.constantFrom('Enter', 'Tab'));
    const gap = fc.oneof(fc.integer({ min: 0, max: 34 }), fc.integer({ min: 35, max: 300 }));
    fc.assert(
      fc.property(fc.array(fc.record({ key, gap }), { maxLength: 60 }), (keys) => {
        expect(run(keys).all).toBe(
          keys
            .filter((one) => one.key.length === 1)
            .map((one) => one.key)
            .join(''),
        );
      }),
    );
  });

  it('leaves human typing untouched, also in haste', () => {
    const gap = fc.integer({ min: 36, max: 400 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ key: fc.constantFrom('a', 'm', 'z', '0', '9'), gap }), { maxLength: 40 }),
        (keys) => {
          const enter = { key: 'Enter', gap: 50 };
          expect(run([...keys, enter])).toMatchObject({
            typed: keys.map((one) => one.key).join(''),
            lines: [],
            enters: 1,
          });
        },
      ),
    );
  });
});
