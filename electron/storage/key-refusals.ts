import { refuser } from '../../shared/kernel/refusal.ts';

/** What can go wrong with the master key. None has a rule behind it: the law asks for the figures, not for our key. */
const keyRefusals = {
  'keys.lost': [],
  'keys.fileUnusable': [],
  'keys.insideDataFolder': [],
  'keys.recoveryCodeMistyped': [],
  'keys.recoveryCodeWrong': [],
} as const;

export const refuse = refuser(keyRefusals);

/** The codes, for the test that every refusal has its sentence. */
export const keyRefusalCodes = Object.keys(keyRefusals);
