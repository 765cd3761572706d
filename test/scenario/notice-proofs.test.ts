import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, codeOf, TournamentDesk } from '../support/tournament-desk.ts';

let desk: TournamentDesk;
beforeEach(async () => {
  desk = await TournamentDesk.open();
  await desk.plan();
  await desk.publish();
  await desk.prepare();
});
afterEach(() => desk.house.remove());

const slip = Buffer.from('%PDF-1.7\navis de réception, signé Dupond\n%%EOF\n');
const attach = (more: object = {}, notice = 'n-1') =>
  desk.member('notices.attachProof', {
    ...{ tournament: 't-example', notice, of: 'sending', mediaType: 'application/pdf' },
    content: slip.toString('base64'),
    ...more,
  });
const sentNow = (notice = 'n-1') => desk.sent(notice, '2027-03-05T18:30:00+01:00');

describe('the proof of a sending or a receipt', () => {
  test('FR-REG-03 its hash is journalled, its bytes are sealed in the data folder, and it comes back as it was', async () => {
    await sentNow();
    const { proof, sha256 } = answerOf<{ proof: string; sha256: string }>(await attach());
    expect(sha256).toBe(createHash('sha256').update(slip).digest('hex'));
    const shown = await desk.member('notices.showProof', { tournament: 't-example', notice: 'n-1', proof });
    expect(answerOf(shown)).toEqual({
      ...{ mediaType: 'application/pdf', content: slip.toString('base64'), sha256, intact: true },
    });
    const { sealed } = desk.house.store.reader.get<{ sealed: Uint8Array }>('SELECT sealed FROM notice_proofs')!;
    expect(Buffer.from(sealed).includes('Dupond')).toBe(false);
    const lines = answerOf<{ notices: { notice: string; proofs: { sha256: string }[] }[] }>(
      await desk.member('notices.list', { tournament: 't-example' }),
    ).notices;
    expect(lines.find(({ notice }) => notice === 'n-1')!.proofs).toMatchObject([{ proof, sha256, bytes: slip.length }]);
  });

  test('only of what was recorded, only once, only of the type it says', async () => {
    expect(codeOf(await attach())).toBe('notices.nothingToProve');
    await sentNow();
    expect(codeOf(await attach({ of: 'receipt' }))).toBe('notices.nothingToProve');
    expect(codeOf(await attach({ mediaType: 'image/png' }))).toBe('notices.proofUnreadable');
    expect(codeOf(await attach())).toBe('accepted');
    expect(codeOf(await attach())).toBe('notices.proofTwice');
    expect(codeOf(await attach({}, 'n-9'))).toBe('notices.unknown');
    const unknown = { tournament: 't-example', notice: 'n-1', proof: 'f-none' };
    expect(codeOf(await desk.member('notices.showProof', unknown))).toBe('notices.proofUnknown');
  });

  test('a proof of a letter of the house', async () => {
    answerOf(await desk.member('notices.prepareSeasonNote', { day: '2027-11-20', tables: [4], ids: ['n-a', 'n-b'] }));
    answerOf(
      await desk.director('notices.recordSent', {
        ...{ notice: 'n-a', sentAt: '2027-03-05T18:30:00+01:00', channel: 'fax', reference: '', pin: '2468' },
      }),
    );
    const mail = {
      tournament: undefined,
      mediaType: 'message/rfc822',
      content: Buffer.from('From: a').toString('base64'),
    };
    const { proof } = answerOf<{ proof: string }>(await attach(mail, 'n-a'));
    expect(answerOf(await desk.member('notices.showProof', { notice: 'n-a', proof }))).toMatchObject({ intact: true });
  });
});
