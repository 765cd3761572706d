export { profileDifferences, type ProfileDifference } from './differences.ts';
export { fromFirstForm } from './first-form.ts';
export { profileHash } from './hash.ts';
export { valueAt, withChoices, type ChoiceFault, type HouseChoices } from './house-choices.ts';
export { isValidOn, profileLabel } from './label.ts';
export {
  bearsLevyOnly,
  formatRule,
  givesEntries,
  maxPlayersIn,
  noticeDuty,
  noticesOf,
  recipientRule,
} from './lookup.ts';
export type {
  CaveKind,
  DealersBonusTerms,
  FormatRule,
  HouseChoice,
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
