import { once } from 'node:events';
import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { hostContracts } from '../../shared/contract/host.ts';
import { setUpContract } from '../../shared/contract/house.ts';
import { genesisHash } from '../../electron/journal/entry.ts';
import { ask, openTestHost, TestSocket, tryUpgrade, type TestHost } from '../support/browser-host.ts';

let host: TestHost | undefined;

async function opened(...limits: Parameters<typeof openTestHost>): Promise<TestHost> {
  host = await openTestHost(...limits);
  return host;
}

afterEach(async () => {
  await host?.remove();
  host = undefined;
});

const cookieOf = ({ port, token }: TestHost): { cookie: string } => ({ cookie: `tapis-${port}=${token}` });

describe('the page on loopback (decision 36)', () => {
  it('lets in who opens the printed address, and moves the token into a cookie that scripts cannot read', async () => {
    const { url, port, token } = await opened();
    const first = await ask(port, url.slice(url.indexOf('/?')));
    expect(first.status).toBe(303);
    expect(first.headers.location).toBe('/');
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toBe(`tapis-${port}=${token}; Path=/; HttpOnly; SameSite=Strict`);
    const page = await ask(port, '/', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<title>Tapis</title>') as string });
  });

  it('lands on the page that was asked for, so that a hall TV finds its screen, and on no other', async () => {
    const at = await opened();
    const hall = '/screen/clock?tournament=t-mars&lang=fr';
    const first = await ask(at.port, `/screen/clock?tournament=t-mars&token=${at.token}&lang=fr`);
    expect([first.status, first.headers.location]).toEqual([303, hall]);
    const page = await ask(at.port, hall, { headers: cookieOf(at) });
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<title>Salle</title>') as string });
    for (const elsewhere of ['//evil.example/', '/%5cevil.example/', '/screen/', '/screen/clock/..%2f..%2f']) {
      const sent = await ask(at.port, `${elsewhere}?token=${at.token}`);
      expect([sent.status, sent.headers.location], elsewhere).toEqual([303, '/']);
    }
    expect((await ask(at.port, '/screen/clock?tournament=t-mars')).status).toBe(401);
  });

  it('makes another token at each start', async () => {
    const first = (await opened()).token;
    await host?.remove();
    expect((await opened()).token).not.toBe(first);
    expect(first.length).toBeGreaterThanOrEqual(32);
  });

  it.each([
    ['no token', '/', {}, 401, 'host.tokenMissing'],
    ['a wrong token', '/?token=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', {}, 401, 'host.tokenMissing'],
    ['a wrong bearer', '/', { authorization: 'Bearer nothing' }, 401, 'host.tokenMissing'],
  ])('refuses %s and says what to do', async (_what, path, headers, status, code) => {
    const { port } = await opened();
    const answer = await ask(port, path, { headers });
    expect(answer.status).toBe(status);
    expect(answer.body).toContain('Ouvrez l’adresse complète affichée au lancement de Tapis.');
    expect(answer.body).toContain(code);
  });

  it.each([
    ['another name (DNS rebinding)', { host: 'evil.example' }, 421],
    ['another port', { host: '127.0.0.1:1' }, 421],
    ['the page of another site', { origin: 'https://evil.example' }, 403],
    ['the page of another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['a sandboxed page', { origin: 'null' }, 403],
  ])('refuses %s even with the token', async (_what, headers, status) => {
    const at = await opened();
    expect((await ask(at.port, '/', { headers: { ...cookieOf(at), ...headers } })).status).toBe(status);
    expect((await ask(at.port, at.url.slice(at.url.indexOf('/?')), { headers })).status).toBe(status);
  });

  it('answers only GET and HEAD, and only what the page holds', async () => {
    const at = await opened();
    const headers = cookieOf(at);
    const post = await ask(at.port, '/', { method: 'POST', headers });
    expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect((await ask(at.port, '/', { method: 'HEAD', headers })).status).toBe(200);
    for (const path of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/index.js',
      '//evil.example/',
      '//',
      '/.git/config',
    ]) {
      expect((await ask(at.port, path, { headers })).status, path).toBe(404);
    }
    expect((await ask(at.port, 'http://evil.example/', { headers })).status).toBe(400);
  });

  it('sends the security headers with the page and with refusals', async () => {
    const at = await opened();
    for (const headers of [cookieOf(at), {}]) {
      const answer = await ask(at.port, '/', { headers });
      expect(answer.headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/default-src 'self';.*frame-ancestors 'none'/) as string,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(answer.headers['content-security-policy']).not.toMatch(/unsafe/);
    }
  });

  it('slows down who asks without end', async () => {
    const { port } = await opened({ requests: { perSecond: 1, burst: 5 } });
    const statuses = [];
    for (let count = 0; count < 8; count += 1) statuses.push((await ask(port, '/')).status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toContain(429);
  });
});

describe('the socket on loopback (decision 36)', () => {
  it('opens only for a page of ours with the token, or a program that shows it', async () => {
    const at = await opened();
    const origin = `http://127.0.0.1:${at.port}`;
    const cookie = cookieOf(at);
    expect(await tryUpgrade(at.port, '/desk', { origin, ...cookie })).toBe('open');
    expect(await tryUpgrade(at.port, '/desk', { authorization: `Bearer ${at.token}` })).toBe('open');
    expect(await tryUpgrade(at.port, '/desk', { origin })).toBe(401);
    expect(await tryUpgrade(at.port, '/desk', cookie)).toBe(403);
    expect(await tryUpgrade(at.port, '/desk', { origin: 'https://evil.example', ...cookie })).toBe(403);
    expect(await tryUpgrade(at.port, '/desk', { origin, ...cookie, host: 'evil.example' })).toBe(421);
    expect(await tryUpgrade(at.port, '/other', { origin, ...cookie })).toBe(404);
  });

  it('refuses more windows than it can serve', async () => {
    const at = await opened({ maxConnections: 1 });
    await TestSocket.open(at);
    const headers = { origin: `http://127.0.0.1:${at.port}`, ...cookieOf(at) };
    expect(await tryUpgrade(at.port, '/desk', headers)).toBe(503);
  });

  it('carries `call`: refusals are answers', async () => {
    const socket = await TestSocket.open(await opened());
    const unknown = await socket.ask({ verb: 'call', name: 'kitchen.cook', input: {} });
    expect(unknown).toMatchObject({ answer: { ok: false, refusal: { code: 'desk.unknown' } } });
    const stranger = await socket.ask({ verb: 'call', name: 'house.openDay', input: {}, session: 'made-up' });
    expect(stranger).toMatchObject({ answer: { ok: false, refusal: { code: 'desk.notSignedIn' } } });
  });

  it('carries `subscribe`: first the states, then each change after it is on the disk', async () => {
    const at = await opened();
    const [watcher, giver] = [await TestSocket.open(at), await TestSocket.open(at)];
    const first = await watcher.ask({ verb: 'subscribe', streams: ['house', 'tournament/*'] });
    expect(first).toMatchObject({ snapshot: { head: { seq: 0, hash: genesisHash }, states: { house: { rev: 0 } } } });
    const given = await giver.ask({ verb: 'call', name: 'house.setUp', input: setUpContract.example, key: 'k1' });
    expect(given).toMatchObject({ answer: { ok: true, key: 'k1' } });
    const heard = await watcher.waitFor((message) => 'change' in message);
    const { head } = at.opened.house.desk;
    expect(heard).toMatchObject({ change: { after: 0, head, streams: ['house'] } });
    expect('change' in heard && heard.change.events.map(({ type }) => type)).toContain('house.founded');
    expect(giver.heard.some((message) => 'change' in message)).toBe(false);
  });

  it('answers the same key with the same answer and one effect', async () => {
    const at = await opened();
    const socket = await TestSocket.open(at);
    const request = { verb: 'call', name: 'house.setUp', input: setUpContract.example, key: 'twice' };
    const [first, second] = [await socket.ask(request), await socket.ask(request)];
    expect('answer' in first && first.answer).toMatchObject({ ok: true });
    const answerOf = (message: object) => 'answer' in message && (message.answer as { answer: object }).answer;
    expect(answerOf(second)).toEqual(answerOf(first));
  });

  it.each([
    ['text that is no JSON', 'hello'],
    ['another verb', JSON.stringify({ id: 7, verb: 'erase' })],
    ['an unknown field', JSON.stringify({ id: 7, verb: 'subscribe', streams: [], more: 1 })],
    ['a stream that cannot exist', JSON.stringify({ id: 7, verb: 'subscribe', streams: ['../house'] })],
  ])('says of %s that it did not understand, and goes on', async (_what, text) => {
    const socket = await TestSocket.open(await opened());
    socket.socket.send(text);
    await socket.waitFor((message) => 'refusal' in message && message.refusal.code === 'host.notUnderstood');
    expect(await socket.ask({ verb: 'subscribe', streams: [] })).toHaveProperty('snapshot');
  });

  it('ends a socket that sends more than a message may hold', async () => {
    const socket = await TestSocket.open(await opened({ maxMessageBytes: 1000 }));
    socket.socket.send(JSON.stringify({ id: 1, verb: 'call', name: 'x'.repeat(2000), input: {} }));
    const [code] = (await once(socket.socket, 'close')) as [number];
    expect([1006, 1009]).toContain(code);
  });

  it('ends a socket on a 10 MB frame, and goes on with the others', async () => {
    const at = await opened();
    const [heavy, other] = [await TestSocket.open(at), await TestSocket.open(at)];
    heavy.socket.send(JSON.stringify({ id: 1, verb: 'call', name: 'house.state', input: 'x'.repeat(10_000_000) }));
    const [code] = (await once(heavy.socket, 'close')) as [number];
    expect([1006, 1009]).toContain(code);
    expect(await other.ask({ verb: 'subscribe', streams: [] })).toHaveProperty('snapshot');
  });

  it('says of a binary frame that it did not understand, and ends a socket on a malformed one', async () => {
    const at = await opened();
    const socket = await TestSocket.open(at);
    socket.socket.send(Buffer.from([1, 2, 3]));
    await socket.waitFor((message) => 'refusal' in message && message.refusal.code === 'host.notUnderstood');
    const broken = await TestSocket.open(at);
    // A reserved opcode, masked as a client must.
    const raw = broken.socket as unknown as { readonly _socket: Socket };
    raw._socket.write(Buffer.from([0x83, 0x80, 0, 0, 0, 0]));
    await once(broken.socket, 'close');
    expect(await socket.ask({ verb: 'subscribe', streams: [] })).toHaveProperty('snapshot');
  });

  it('says so to who sends too fast, and lets the desk rest', async () => {
    const socket = await TestSocket.open(await opened({ messages: { perSecond: 1, burst: 3 } }));
    for (let id = 1; id <= 10; id += 1) socket.socket.send(JSON.stringify({ id, verb: 'subscribe', streams: [] }));
    await socket.waitFor((message) => 'refusal' in message && message.refusal.code === 'host.tooFast');
    expect(socket.heard.filter((message) => 'snapshot' in message).length).toBeLessThanOrEqual(4);
  });

  it('beats at a steady pace and lets go of a window that answers no ping', async () => {
    const at = await opened({ beatMs: 20 });
    const socket = await TestSocket.open(at);
    await socket.waitFor(() => socket.heard.filter((message) => 'beat' in message).length >= 10);
    const silent = await TestSocket.open(at);
    silent.socket.pong = () => undefined;
    const [code] = (await once(silent.socket, 'close')) as [number];
    expect(code).toBe(1006);
    expect(socket.socket.readyState).toBe(socket.socket.OPEN);
  });
});

describe('what a page asks of the host itself', () => {
  it('tells the time of the desk and what it can do to anybody, signed in or not', async () => {
    const at = await opened();
    const socket = await TestSocket.open(at);
    const before = at.opened.house.desk.now();
    const time = await socket.ask({ verb: 'call', name: 'host.time', input: {} });
    const after = at.opened.house.desk.now();
    const { wall, mono } = (time as { answer: { answer: { wall: number; mono: number } } }).answer.answer;
    expect(before.wall <= wall && wall <= after.wall).toBe(true);
    expect(before.mono <= mono && mono <= after.mono).toBe(true);
    expect(await socket.ask({ verb: 'call', name: 'host.show', input: {} })).toMatchObject({
      answer: {
        ok: true,
        answer: { kind: 'browser', canPrint: false, canPlaceScreens: false, rehearsal: false, station: 'browser-1' },
      },
    });
  });

  it.each(hostContracts.filter(({ refusals }) => refusals.includes('host.notHere')))(
    'refuses $name, which needs the desktop',
    async ({ name, example }) => {
      const socket = await TestSocket.open(await opened());
      expect(await socket.ask({ verb: 'call', name, input: example })).toMatchObject({
        answer: { ok: false, refusal: { code: 'host.notHere' } },
      });
    },
  );

  it('checks what arrives, and knows no other names', async () => {
    const socket = await TestSocket.open(await opened());
    expect(await socket.ask({ verb: 'call', name: 'host.time', input: { zone: 'CET' } })).toMatchObject({
      answer: { ok: false, refusal: { code: 'desk.invalidInput', params: { name: 'host.time' } } },
    });
    expect(await socket.ask({ verb: 'call', name: 'host.open', input: {} })).toMatchObject({
      answer: { ok: false, refusal: { code: 'desk.unknown', params: { name: 'host.open' } } },
    });
  });
});
