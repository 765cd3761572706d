// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveBase64, saveFile, saveText, speakThrough, useHostStore } from '../../../renderer/desk/index.ts';
import { saveFileContract } from '../../../shared/contract/host.ts';
import type { HostShown } from '../../../shared/contract/host-shown.ts';
import type { CallAnswer } from '../../../shared/contract/transport.ts';

interface Sent {
  readonly name: string;
  readonly input: unknown;
}

const sent: Sent[] = [];
let answers: CallAnswer[] = [];
const file = 'f'.repeat(32);
const begun: CallAnswer = { ok: true, answer: { file } };
const full: CallAnswer = { ok: false, refusal: { code: 'host.saveFailed', params: { reason: 'ENOSPC' }, rules: [] } };
const naming = { name: 'échéances.ics', type: 'text/calendar' };

function standIn(kind: HostShown['kind']): void {
  useHostStore().shown = { kind } as HostShown;
}

beforeEach(() => {
  setActivePinia(createPinia());
  sent.length = 0;
  answers = [];
  speakThrough(
    {
      call: ({ name, input }) => {
        sent.push({ name, input });
        return Promise.resolve(answers.shift() ?? begun);
      },
      subscribe: () => undefined,
      close: () => undefined,
    },
    { token: () => 'token-1', expired: () => undefined },
  );
});

describe('a file that leaves the page in the desktop', () => {
  beforeEach(() => standIn('desktop'));

  it('goes through the host in parts, each at its offset, and is ended', async () => {
    const outcome = await saveFile(naming, async (write) => (await write(btoa('ab'))) ?? (await write(btoa('cde'))));
    expect(outcome).toBe('saved');
    expect(sent.map(({ input }) => input)).toEqual([
      { step: 'begin', name: naming.name },
      { step: 'part', file, offset: 0, base64: btoa('ab') },
      { step: 'part', file, offset: 2, base64: btoa('cde') },
      { step: 'end', file },
    ]);
  });

  it('goes in parts that the host takes at once, however large it is, and stops at the first refusal', async () => {
    const base64 = 'QUJD'.repeat(4_000_001);
    expect(await saveBase64(base64, { ...naming, name: 'preuve.pdf' })).toBe('saved');
    const inputs = sent.map(({ input }) => saveFileContract.input.parse(input));
    expect(inputs.map(({ step }) => step)).toEqual(['begin', 'part', 'part', 'part', 'end']);
    const parts = inputs.filter((input) => input.step === 'part');
    expect(parts.map(({ offset }) => offset)).toEqual([0, 6_000_000, 12_000_000]);
    expect(parts.map((part) => part.base64).join('') === base64).toBe(true);
    sent.length = 0;
    answers = [begun, full];
    expect(await saveBase64(base64, { ...naming, name: 'preuve.pdf' })).toEqual({ refusal: full.refusal });
    expect(sent.map(({ input }) => (input as { step: string }).step)).toEqual(['begin', 'part', 'drop']);
  });

  it('is not even fetched when the person thinks better of it', async () => {
    answers = [{ ok: true, answer: { file: null } }];
    let fetched = false;
    const outcome = await saveFile(naming, () => {
      fetched = true;
      return Promise.resolve(undefined);
    });
    expect([outcome, fetched, sent.length]).toEqual(['left', false, 1]);
  });

  it('is dropped when it is given up half-way, and when the disk is full', async () => {
    expect(await saveFile(naming, () => Promise.resolve('left' as const))).toBe('left');
    expect(sent.at(-1)?.input).toEqual({ step: 'drop', file });
    answers = [begun, full];
    expect(await saveText('BEGIN:VCALENDAR', naming)).toEqual({ refusal: full.refusal });
    expect(sent.at(-1)?.input).toEqual({ step: 'drop', file });
  });
});

describe('a file that leaves the page in a browser', () => {
  let kept: { name: string; blob: Blob }[];

  beforeEach(() => {
    standIn('browser');
    kept = [];
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let last: Blob;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      last = blob as Blob;
      return 'blob:kept';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      kept.push({ name: this.download, blob: last });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is one download of all its bytes, under its name and type, and asks nothing of the host', async () => {
    expect(await saveBase64(btoa('%PDF-'), { name: 'preuve.pdf', type: 'application/pdf' })).toBe('saved');
    expect(await saveText('é', naming)).toBe('saved');
    expect(kept.map(({ name, blob }) => [name, blob.type, blob.size])).toEqual([
      ['preuve.pdf', 'application/pdf', 5],
      ['échéances.ics', 'text/calendar', 2],
    ]);
    expect(sent).toEqual([]);
  });

  it('is no download when it is given up half-way', async () => {
    expect(await saveFile(naming, () => Promise.resolve('left' as const))).toBe('left');
    expect(kept).toEqual([]);
  });
});
