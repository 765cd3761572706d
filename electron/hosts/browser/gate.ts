import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HostRefusalCode } from '../door/refusals.ts';

/** Loopback is not safe: any page in any browser of this machine can reach it. What a request must show to be let in. */
export interface Gate {
  readonly port: number;
  readonly token: string;
}

type Request = Pick<IncomingMessage, 'headers' | 'url'>;

/** The cookie's name holds the port: cookies of one address are shared between its ports. */
export const cookieName = (port: number): string => `tapis-${port}`;

/** The address asked for, `null` when it is none (a proxy's absolute form). Only its path and query mean anything. */
export const addressOf = ({ url = '/' }: Request): URL | null =>
  url.startsWith('/') ? URL.parse(`http://localhost${url}`) : null;

/** `undefined` when the request may pass, otherwise why not. `upgrade` asks for a socket. */
export function refusalAt(
  gate: Gate,
  request: Request,
  { upgrade }: { readonly upgrade: boolean },
): HostRefusalCode | undefined {
  const { host, origin } = request.headers;
  // A name that a stranger's DNS points at this machine arrives here with that name.
  if (host !== `127.0.0.1:${gate.port}` && host !== `localhost:${gate.port}`) return 'host.foreignHost';
  if (origin !== undefined && origin !== `http://${host}`) return 'host.foreignOrigin';
  const bearer = bearerOf(request);
  // Every browser names the page that opens a socket; who has a cookie and no origin is no page of ours.
  if (upgrade && origin === undefined && bearer === undefined) return 'host.foreignOrigin';
  return same(bearer ?? cookieOf(request, cookieName(gate.port)), gate.token) ? undefined : 'host.tokenMissing';
}

/** Compares without telling by the time taken how much was right. */
export function same(shown: string, token: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function bearerOf({ headers }: Request): string | undefined {
  return /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
}

function cookieOf({ headers }: Request, name: string): string {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}
