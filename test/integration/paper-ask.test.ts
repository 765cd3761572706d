import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paperAsk, testPaperAsk } from '../../electron/hosts/browser/paper-ask.ts';
import { paperSizeOf, toldSize } from '../../electron/hosts/desktop/paper-size.ts';
import { hostSide } from '../../electron/hosts/door/host-side.ts';
import type { OpenedDoor } from '../../electron/hosts/door/open-door.ts';
import type { Role } from '../../shared/kernel/roles.ts';
import { readPdf } from '../support/pdf-text.ts';
import { openCopyOf, plannedFolder, type PaperDesk } from '../support/paper-desk.ts';

const paper = 'rules-t-papers-v1';

describe('a filed paper for the browser', () => {
  let desk: PaperDesk;
  const faults: unknown[] = [];

  beforeEach(async () => {
    desk = openCopyOf(await plannedFolder());
  });
  afterEach(async () => {
    await desk.documents.stop();
    desk.remove();
    expect(faults).toEqual([]);
  });

  const ask = (wanted: string, ...roles: Role[]) => {
    const opened = { house: desk, documents: desk.documents } as unknown as Pick<OpenedDoor, 'house' | 'documents'>;
    const side = hostSide([paperAsk(opened)], (_id, error) => faults.push(error));
    const account = roles.length > 0 ? 'somebody' : null;
    const identify = () => ({ account, roles, station: 'test' });
    return side.call({ name: 'host.paper', input: { paper: wanted }, station: 'test', identify });
  };

  it('is the very PDF of the archive, once it is drawn', async () => {
    expect(await ask(paper, 'cashier')).toMatchObject({ ok: false, refusal: { code: 'host.paperNotReady' } });
    await desk.documents.drain();
    const got = await ask(paper, 'cashier');
    if (!got.ok) throw new Error(got.refusal.code);
    const { pdfBase64 } = got.answer as { pdfBase64: string };
    expect(Buffer.from(pdfBase64, 'base64').equals(Buffer.from(desk.documents.read(paper)))).toBe(true);
    expect(Buffer.from(pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is for those who read papers, and only papers there are', async () => {
    expect(await ask(paper)).toMatchObject({ ok: false, refusal: { code: 'desk.notSignedIn' } });
    expect(await ask(paper, 'administrator')).toMatchObject({ ok: false, refusal: { code: 'desk.notAllowed' } });
    expect(await ask('rules-t-nowhere-v9', 'cashier')).toMatchObject({
      ok: false,
      refusal: { code: 'host.paperUnknown' },
    });
    expect(await ask('../house.key', 'cashier')).toMatchObject({ ok: false, refusal: { code: 'desk.invalidInput' } });
  });

  it.each([
    ['roll', /^80 × \d{2} mm$/],
    ['sheet', /^210 × 297 mm$/],
  ] as const)(
    'a test page is drawn in the size of the %s, with its letters and a ruler (D04, D07)',
    async (size, told) => {
      const side = hostSide([testPaperAsk({ house: desk } as unknown as Pick<OpenedDoor, 'house'>)], (_id, error) =>
        faults.push(error),
      );
      const identify = () => ({ account: 'somebody', roles: ['administrator'] as Role[], station: 'test' });
      const got = await side.call({ name: 'host.testPaper', input: { size }, station: 'test', identify });
      if (!got.ok) throw new Error(got.refusal.code);
      const pdf = Buffer.from((got.answer as { pdfBase64: string }).pdfBase64, 'base64');
      expect(toldSize(paperSizeOf(pdf)!)).toMatch(told);
      const text = (await readPdf(pdf)).map((page) => page.text).join(' ');
      expect(text.replace(/\s+/g, ' ')).toContain('Reçu n° 12 - Événement d’été : 1 234,50 €');
      expect(text).toContain('60');
    },
  );
});
