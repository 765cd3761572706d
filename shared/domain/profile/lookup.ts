import type { FormatRule, NoticeDuty, NoticeKind, Profile, RecipientRule } from './profile.ts';

/** The profile's rule for a format; `undefined` when the text does not know it (FR-REG-41: then it is forbidden). */
export const formatRule = (profile: Profile, format: string): FormatRule | undefined =>
  profile.formats.find((rule) => rule.format === format);

export const noticeDuty = (profile: Profile, kind: NoticeKind): NoticeDuty | undefined =>
  profile.notices.find((duty) => duty.kind === kind);

export const recipientRule = (profile: Profile, role: string): RecipientRule | undefined =>
  profile.recipients.find((recipient) => recipient.role === role);
