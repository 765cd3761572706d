import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { paperAsk } from '../../electron/hosts/browser/paper-ask.ts';
import { hostSide } from '../../electron/hosts/door/host-side.ts';
import type { OpenedDoor } from '../../electron/hosts/door/open-door.ts';
import type { Role } from '../../shared/kernel/roles.ts';
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
});
