import { canonicalJson } from '../../kernel/canonical-json.ts';
import { sha256Hex } from '../../kernel/sha256.ts';
import type { Profile } from './profile.ts';

/** SHA-256 (lower-case hex) of the profile's canonical JSON: what a tournament cites and a stranger recomputes. */
export const profileHash = (profile: Profile): string => sha256Hex(canonicalJson(profile));
