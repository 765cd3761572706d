import { createHash, randomBytes } from 'node:crypto';

interface Session {
  readonly account: string;
  /** The account's generation at sign-in: a changed PIN or password ends what was opened with the old one. */
  readonly generation: number;
  seenAt: number;
}

/**
 * Who is signed in, in memory only: a restart signs everybody out. Tokens are true chance and kept hashed. Times are the
 * monotonic count (ms), so that moving the wall clock keeps no session open. A session that nobody used for `idleMs` is over.
 */
export class Sessions {
  private readonly byHash = new Map<string, Session>();
  private readonly idleMs: number;

  constructor(idleMs: number) {
    this.idleMs = idleMs;
  }

  open(account: string, generation: number, mono: number): string {
    for (const [hash, session] of this.byHash) if (this.isOver(session, mono)) this.byHash.delete(hash);
    const token = randomBytes(32).toString('base64url');
    this.byHash.set(hashOf(token), { account, generation, seenAt: mono });
    return token;
  }

  /** The session of a token, and counts as use of it; `undefined` when there is none or it is over. */
  use(token: string, mono: number): Readonly<Session> | undefined {
    const session = this.byHash.get(hashOf(token));
    if (!session) return undefined;
    if (this.isOver(session, mono)) {
      this.byHash.delete(hashOf(token));
      return undefined;
    }
    session.seenAt = mono;
    return session;
  }

  close(token: string): void {
    this.byHash.delete(hashOf(token));
  }

  private isOver(session: Session, mono: number): boolean {
    return mono - session.seenAt >= this.idleMs;
  }
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
