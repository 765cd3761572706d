import { expect, test } from '@playwright/test';
import { WebSocket } from 'ws';
import { setUpContract } from '../../shared/contract/house.ts';
import { complaintsOf } from './complaints.ts';
import { Shell } from './pages/shell.ts';
import { startHost, type StartedHost } from './started-host.ts';

let host: StartedHost;

test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(async () => {
  expect(await host.stop()).toBe(0);
});

/** Gives commands as another program of this machine would, with the token. */
async function give(...requests: readonly { name: string; input: object; session?: string }[]): Promise<object[]> {
  const socket = new WebSocket(`ws://127.0.0.1:${host.port}/desk`, {
    headers: { authorization: `Bearer ${host.token}` },
  });
  await new Promise((done, failed) => socket.once('open', done).once('error', failed));
  const answers: object[] = [];
  for (const [index, request] of requests.entries()) {
    socket.send(JSON.stringify({ id: index + 1, verb: 'call', ...request }));
    answers.push(
      await new Promise<object>((done) => {
        socket.on('message', (data) => {
          const message = JSON.parse((data as Buffer).toString()) as { id?: number; answer?: object };
          if (message.id === index + 1 && message.answer) done(message.answer);
        });
      }),
    );
  }
  socket.close();
  return answers;
}

test('refuses the page without the token, and to a page of another site (decision 36)', async ({ page, request }) => {
  const home = `http://127.0.0.1:${host.port}/`;
  const answer = await page.goto(home);
  expect(answer?.status()).toBe(401);
  await expect(page.locator('body')).toContainText('il manque le jeton de ce démarrage');
  expect((await request.get(host.url, { headers: { host: 'evil.example' } })).status()).toBe(421);
  expect((await request.get(host.url, { headers: { origin: 'https://evil.example' } })).status()).toBe(403);
});

test('shows what runs and follows it live, without a complaint', async ({ page }, info) => {
  const complaints = complaintsOf(page);
  await page.goto(host.url);
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText('Journal à jour')).toBeVisible();
  await expect(page.getByText('Maison à installer')).toBeVisible();

  const { login, password } = setUpContract.example.director;
  const [founded, signedIn] = await give(
    { name: 'house.setUp', input: setUpContract.example },
    { name: 'accounts.signIn', input: { login, password } },
  );
  expect(founded).toMatchObject({ ok: true });
  await expect(page.getByRole('heading', { name: setUpContract.example.identity.name })).toBeVisible();
  await expect(page.getByText('Profil casino-fr-2007')).toBeVisible();

  const { answer } = signedIn as { answer: { token: string } };
  await new Shell(page).signIn(login, setUpContract.example.director.pin);
  await expect(page.getByText('Fermée', { exact: true })).toBeVisible();
  const [opened] = await give({ name: 'house.openDay', input: {}, session: answer.token });
  expect(opened).toMatchObject({ ok: true });
  await expect(page.getByText('Ouverte', { exact: true })).toBeVisible();
  await page.screenshot({ path: info.outputPath('what-runs.png') });
  expect(complaints).toEqual([]);
});

test('keeps every script from reading the token, and every other source out', async ({ page }) => {
  await page.goto(host.url);
  await expect(page.getByText('Journal à jour')).toBeVisible();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  const escaped = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.escaped = true';
    document.head.append(script);
    const fetched = await fetch('https://example.com/').then(
      () => 'fetched',
      () => 'blocked',
    );
    return { ran: 'escaped' in window, fetched };
  });
  expect(escaped).toEqual({ ran: false, fetched: 'blocked' });
});

test('says when the desk is gone', async ({ page }) => {
  const second = await startHost();
  await page.goto(second.url);
  await expect(page.getByText('Journal à jour')).toBeVisible();
  await second.stop();
  await expect(page.getByText('Liaison perdue, affichage figé')).toBeVisible({ timeout: 10_000 });
});
