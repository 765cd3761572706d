export { profileHash } from './hash.ts';
export { formatRule, noticeDuty, recipientRule } from './lookup.ts';
export type {
  FormatRule,
  LevyTerms,
  NoticeDuty,
  NoticeKind,
  NoticeTerm,
  Permission,
  PrizeTerms,
  Profile,
  RecipientRule,
  RegistrationTerms,
  SameHandRule,
  TournamentFormat,
  Wording,
  YearlyCap,
} from './profile.ts';
