import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** A PIN or password as it is kept: stretched with a salt of its own, with the cost it was stretched at. */
export interface StretchedSecret {
  readonly salt: string;
  readonly hash: string;
  readonly cost: number;
}

const hashBytes = 32;
/** scrypt's N; with r = 8 and p = 1 one try takes 32 MB and about a tenth of a second. */
const currentCost = 2 ** 15;

const stretchWith = (secret: string, salt: Uint8Array, cost: number): Promise<Buffer> =>
  new Promise((done, fail) => {
    // 128 bytes a block, r blocks, N times; Node's own limit stands just below what N = 2^15 needs.
    const options: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 128 * 8 * cost * 2 };
    scrypt(secret.normalize('NFKC'), salt, hashBytes, options, (error, hash) => {
      if (error) fail(error);
      else done(hash);
    });
  });

/** The salt is always true chance, never the desk's seeded kind: it is not in the journal and no run need repeat it. */
export async function stretch(secret: string): Promise<StretchedSecret> {
  const salt = randomBytes(16);
  const hash = await stretchWith(secret, salt, currentCost);
  return { salt: salt.toString('hex'), hash: hash.toString('hex'), cost: currentCost };
}

/** Stands in for the secret of an account that is not there, so that "no such login" takes as long as "wrong PIN". */
const nobodys: StretchedSecret = { salt: '00'.repeat(16), hash: '00'.repeat(hashBytes), cost: currentCost };

/** Compares in constant time; without a stored secret it works as long and answers false. */
export async function matches(secret: string, stored: StretchedSecret | undefined): Promise<boolean> {
  const { salt, hash, cost } = stored ?? nobodys;
  const found = await stretchWith(secret, Buffer.from(salt, 'hex'), cost);
  return timingSafeEqual(found, Buffer.from(hash, 'hex')) && stored !== undefined;
}
