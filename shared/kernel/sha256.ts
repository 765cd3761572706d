import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';

/** SHA-256 of the UTF-8 bytes of `text`, in lower-case hex. Synchronous and pure, for rules and draws. */
export const sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** The text that a salted digest is taken over: the record's own salt (hex), a line feed, the canonical value. */
export const saltedText = (salt: string, value: unknown): string => `${salt}\n${canonicalJson(value)}`;

/**
 * What the journal keeps of something it must not hold: SHA-256 over the record's own salt and the canonical value. With salt
 * and value it can be checked; once they are purged it says nothing.
 */
export const saltedDigest = (salt: string, value: unknown): string => sha256Hex(saltedText(salt, value));
