import type { CaveKind, FormatRule, NoticeDuty, NoticeKind, Profile, RecipientRule } from './profile.ts';

/** The profile's rule for a format; `undefined` when the text does not know it (FR-REG-41: then it is forbidden). */
export const formatRule = (profile: Profile, format: string): FormatRule | undefined =>
  profile.formats.find((rule) => rule.format === format);

/** The most players of a session in a game: nine at a table of Omaha where the text says so; `null` without a number (FR-REG-39). */
export function maxPlayersIn(
  profile: Profile,
  { format, game }: { readonly format: string; readonly game: string },
): number | null {
  const rule = formatRule(profile, format);
  return rule?.maxPlayersOf.find(({ games }) => games.includes(game))?.maxPlayers ?? rule?.maxPlayers ?? null;
}

/**
 * The notices that an event owes before its registration opens: those of its format, of several sessions where it has them, and
 * for a single table the general one where the profile asks for it as well (FR-REG-12, A-03).
 */
export function noticesOf(
  profile: Profile,
  { format, sessions }: { readonly format: string; readonly sessions: number },
): readonly NoticeKind[] {
  const rule = formatRule(profile, format);
  if (!rule) return [];
  if (sessions > 1) return rule.noticesOfSeveralSessions;
  const asWell = profile.singleTableGeneralNotice && !rule.notices.includes('general');
  return asWell ? [...rule.notices, 'general'] : rule.notices;
}

/** Prizes may consist of entries to another tournament (FR-REG-20, A-12). */
export const givesEntries = ({ permissions, prizes }: Profile): boolean =>
  permissions.satellite !== 'block' && prizes.kinds.includes('entry');

/** Money that bears the levy without feeding the prizes: bonuses for the dealers, where the profile has them. */
export const bearsLevyOnly = ({ levy, prizes }: Profile, kind: CaveKind): boolean =>
  levy.base.includes(kind) && !prizes.base.includes(kind);

export const noticeDuty = (profile: Profile, kind: NoticeKind): NoticeDuty | undefined =>
  profile.notices.find((duty) => duty.kind === kind);

export const recipientRule = (profile: Profile, role: string): RecipientRule | undefined =>
  profile.recipients.find((recipient) => recipient.role === role);
