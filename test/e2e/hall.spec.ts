import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { countdownText } from '../../renderer/texts/clock-time.ts';
import { complaintsOf, expectAccessible } from './complaints.ts';
import { HallDesk, sampleFolder, startOn } from './hall-desk.ts';
import { Hall } from './pages/hall.ts';
import { Shell } from './pages/shell.ts';
import type { StartedHost } from './started-host.ts';

const tournament = 't-running';
const shown = `tournament=${tournament}`;

test.describe('the hall’s clock, on the sample house', () => {
  let folder: string;
  let host: StartedHost;
  let desk: HallDesk;

  test.beforeAll(async () => {
    folder = sampleFolder();
    host = await startOn(folder);
    desk = await HallDesk.open(host);
  });
  test.afterAll(async () => {
    desk.close();
    expect(await host.stop({ keepFolder: true })).toBe(0);
    rmSync(folder, { recursive: true, force: true });
  });

  const openHall = (page: Page, query = `${shown}&sound=off`): Promise<Hall> => new Hall(page).open(host, query);

  test('follows the desk within two frames of what it is told, and shows the desk’s own time (C02, C08, C09)', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const hall = await openHall(page);
    for (let round = 0; round < 10; round += 1) {
      await desk.call('clock.pause', { tournament });
      await expect(page.getByRole('status')).toContainText('Horloge arrêtée');
      const { remainingMs } = await desk.face(tournament);
      await expect(hall.time).toHaveText(countdownText(remainingMs, 'j'));
      await hall.nextFrame();
      await desk.call('clock.resume', { tournament });
      await expect(page.getByRole('status')).toHaveCount(0);
      await hall.nextFrame();
    }
    await desk.call('clock.jump', { tournament, position: 2, confirmed: true });
    await expect(page.getByText('Niveau 3', { exact: true })).toBeVisible();
    await hall.nextFrame();
    const frames = await hall.framesToPicture();
    expect(frames.length).toBeGreaterThanOrEqual(21);
    expect(frames.toSorted((one, other) => one - other)[Math.floor(frames.length / 2)]).toBeLessThanOrEqual(2);
    expect(complaints).toEqual([]);
  });

  test('tells the desk once a second what it shows, and the pause takes it into the journal (decision 19)', async ({
    page,
  }) => {
    await desk.call('clock.resume', { tournament });
    const data = new Database(join(folder, 'data', 'tapis.sqlite'), { readonly: true });
    // What was told before belongs to a clock that was stopped and moved since.
    const from = data.prepare('SELECT coalesce(max(beat), 0) FROM heartbeats').pluck().get();
    const rows = data.prepare(
      'SELECT wall, position, remaining_ms AS remaining FROM heartbeats WHERE beat > ? AND source LIKE ?',
    );
    const beats = { all: (source: string) => rows.all(from, source) };
    await openHall(page);
    type Beat = { readonly wall: number; readonly position: number; readonly remaining: number };
    await expect.poll(() => beats.all('screen:%').length).toBeGreaterThanOrEqual(3);
    const told = beats.all('screen:%') as Beat[];
    const own = beats.all('desk') as Beat[];
    await desk.call('clock.pause', { tournament });
    const open = data.prepare("SELECT count(*) FROM heartbeats WHERE source LIKE 'screen:%' AND taken IS NULL").pluck();
    expect(open.get()).toBe(0);
    data.close();
    for (const { wall, position, remaining } of told) {
      const second = own.find((beat) => beat.position === position && Math.abs(beat.wall - wall) < 1100);
      // Said at another moment of that second, both come to the same end of the level, as near as a busy page knows the desk's time.
      expect(Math.abs((second?.wall ?? 0) + (second?.remaining ?? 0) - (wall + remaining))).toBeLessThan(1000);
    }
    await desk.call('clock.resume', { tournament });
  });

  test('is the same after a reload, stopped or running; nothing restarts (C10)', async ({ page }) => {
    const hall = await openHall(page);
    await desk.call('clock.pause', { tournament });
    await expect(page.getByRole('status')).toBeVisible();
    const stopped = await hall.text();
    await page.reload();
    await expect(page.getByRole('status')).toContainText('Horloge arrêtée');
    expect(await hall.text()).toBe(stopped);
    expect((await desk.face(tournament)).status).toBe('paused');
    await desk.call('clock.resume', { tournament });
    await page.reload();
    await expect(hall.time).toBeVisible();
    const [text, { remainingMs }] = [await hall.text(), await desk.face(tournament)];
    const seen = [0, 1000].map((ms) => countdownText(remainingMs + ms, 'j'));
    expect(seen).toContain(text);
  });

  test('runs on alone when the desk is gone, says so at once, and comes back by itself (decision 21)', async ({
    page,
    context,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    const hall = await openHall(page);
    await expect(page.getByText('Non synchronisé')).toHaveCount(0);
    const { port } = host;
    await host.stop({ keepFolder: true });
    await expect(page.getByText('Non synchronisé')).toBeVisible({ timeout: 2000 });
    const before = await hall.text();
    await expect(page.locator('.ck-right .v.xl')).toContainText('11');
    await expect(page.locator('.ck-right .v.xl')).toHaveText(/^\s*—\s*\/ —\s*$/, { timeout: 7000 });
    expect(await hall.text()).not.toBe(before);
    expect(await hall.faults()).toEqual([]);
    host = await startOn(folder, port);
    // Whoever starts the desk opens the address that it prints: with it this browser may come in again.
    const operator = await context.newPage();
    await operator.goto(host.url);
    await expect(page.getByText('Non synchronisé')).toHaveCount(0, { timeout: 10_000 });
    await expect(page.locator('.ck-right .v.xl')).toContainText('11');
    desk = await HallDesk.open(host);
    const { remainingMs } = await desk.face(tournament);
    const seen = [-1000, 0, 1000].map((ms) => countdownText(remainingMs + ms, 'j'));
    expect(seen).toContain(await hall.text());
    expect(complaints).toEqual([]);
  });

  test('has one speaker: one page sounds a minute before the end, the next one takes over from it', async ({
    context,
  }) => {
    const open = async (): Promise<Hall> => new Hall(await context.newPage()).open(host, shown);
    const [first, second] = [await open(), await open()];
    // A browser may want somebody to have touched a page before it sounds.
    for (const { page } of [first, second]) await page.mouse.click(5, 5);
    const held = (hall: Hall) =>
      hall.page.evaluate(async () => {
        const { held, pending } = await navigator.locks.query();
        return [held?.length, pending?.length];
      });
    await expect.poll(() => held(first)).toEqual([1, 1]);
    await desk.leave(tournament, 62_000);
    await expect.poll(async () => (await first.tones()) + (await second.tones()), { timeout: 8000 }).toBe(2);
    // Whose sound the browser allowed first is chance.
    const [speaker, other] = (await first.tones()) > 0 ? [first, second] : [second, first];
    expect([await speaker.tones(), await other.tones()]).toEqual([2, 0]);
    await speaker.page.reload(); // untouched since then, it does not ask to sound
    await expect.poll(() => held(other)).toEqual([1, 0]);
    await desk.leave(tournament, 61_500);
    await expect.poll(() => other.tones(), { timeout: 8000 }).toBe(2);
    expect(await speaker.tones()).toBe(0);
  });

  test('sounds when the director tests the sound, who is told when nothing in the hall would', async ({ context }) => {
    const operator = await context.newPage();
    await operator.goto(host.url);
    const shell = new Shell(operator);
    await shell.signIn('mcd1');
    await shell.goTo(`/t/${tournament}/room`);
    await operator.getByRole('button', { name: 'Écran', exact: true }).click();
    const sound = operator.getByRole('dialog').getByRole('button', { name: 'Essayer le son' });
    await sound.click();
    await expect(operator.getByText('Aucun écran de salle ne sonne')).toBeVisible();
    const hall = await new Hall(await context.newPage()).open(host, shown);
    await hall.page.mouse.click(5, 5);
    await expect.poll(() => hall.page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(1);
    await sound.click();
    await expect(operator.getByText('La salle vient de sonner')).toBeVisible();
    expect(await hall.tones()).toBe(3);
  });

  test('says what the director has it say: alone, in one line, until it is taken off', async ({ page }, info) => {
    const complaints = complaintsOf(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const hall = await openHall(page);
    const said = page.locator('.ck-said:not(.ck-fade-leave-active)');
    await expect(said).toHaveCount(0);
    await desk.call('clock.showMessage', { tournament, text: 'Reprise à 22:45, table finale en salle 2', minutes: 10 });
    await expect(said).toHaveText('Reprise à 22:45, table finale en salle 2', { timeout: 2000 });
    await page.reload();
    await expect(said).toHaveText('Reprise à 22:45, table finale en salle 2');
    // As typed: what means something in the house's own texts means nothing here.
    const longest = '**TABLE 12 CASSÉE** ^SUIVEZ^ <b>LES CROUPIERS</b> : PLACES TIRÉES AU SORT, REPRISE À 22:45';
    await desk.call('clock.showMessage', { tournament, text: longest });
    await expect(said).toHaveText(longest);
    for (const [width, height] of [...sizes, [1366, 768] as const]) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => hall.faults(), `${width}×${height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.screenshot({ path: info.outputPath('said.png') });
    await expectAccessible(page);
    await desk.call('clock.clearMessage', { tournament });
    await expect(said).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('is written in the director’s room with M, and taken off by Ctrl+Z', async ({ page, context }) => {
    const operator = await context.newPage();
    await operator.goto(host.url);
    const shell = new Shell(operator);
    await shell.signIn('mcd1');
    await shell.goTo(`/t/${tournament}/room`);
    await operator.locator('.room .ctl').waitFor();
    await openHall(page);
    await operator.keyboard.press('m');
    const dialog = operator.getByRole('dialog');
    await expect(dialog.getByLabel('Texte')).toBeFocused();
    await operator.keyboard.type('Bar ouvert jusqu’à 2:00');
    await expectAccessible(operator);
    await operator.keyboard.press('Enter');
    await operator.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.locator('.ck-said')).toHaveText('Bar ouvert jusqu’à 2:00', { timeout: 2000 });
    await expect(operator.locator('.feed')).toContainText('Message affiché en salle');
    await operator.keyboard.press('Control+z');
    await expect(page.locator('.ck-said')).toHaveCount(0, { timeout: 2000 });
    await operator.close();
  });

  const sizes = [
    [1920, 1080],
    [1024, 768],
    [1280, 1024],
    [2560, 1080],
    [1080, 1920],
    [3840, 2160],
  ] as const;

  test('fits every screen in every state, and keeps to WCAG 2.2 AA and to the content policy (C15, C18)', async ({
    page,
  }, info) => {
    const complaints = complaintsOf(page);
    // A message that is just fading is neither read nor judged.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const state of ['t-running', 't-paused', 't-open', 't-cancelled', 't-done', 't-draft']) {
      for (const lang of ['fr', 'en']) {
        const hall = await openHall(page, `tournament=${state}&sound=off&lang=${lang}`);
        for (const [width, height] of sizes) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => hall.faults(), `${state} ${lang} ${width}×${height}`).toEqual([]);
        }
        await page.setViewportSize({ width: 1920, height: 1080 });
        await page.screenshot({ path: info.outputPath(`${state}-${lang}.png`) });
        await expectAccessible(page);
      }
    }
    expect(complaints).toEqual([]);
  });

  test('shows two eliminations of two stations within two seconds, and never an old number as a new one (S03)', async ({
    page,
  }) => {
    await openHall(page);
    const left = page.locator('.ck-right .v.xl');
    await expect(left).toContainText('11');
    const other = await HallDesk.open(host);
    await Promise.all([
      desk.call('standings.eliminate', { tournament, busts: [{ entry: 'e-run-2' }] }),
      other.call('standings.eliminate', { tournament, busts: [{ entry: 'e-run-3' }] }),
    ]);
    await expect(left).toHaveText(/^\s*9\s*\/ 12\s*$/, { timeout: 2000 });
    other.close();
  });
});
