import type { HouseChoice, NoticeKind, Profile, RecipientRule } from './profile.ts';

/** What a house sets of a profile by itself: values by path, the wording of recipients, whom notices go to. */
export interface HouseChoices {
  readonly values?: readonly { readonly path: string; readonly value: number | boolean | string }[] | undefined;
  readonly recipients?: readonly RecipientRule[] | undefined;
  readonly notices?: readonly { readonly kind: NoticeKind; readonly recipients: readonly string[] }[] | undefined;
}

/** Why a choice cannot be made: the profile leaves it to nobody, or not this value. */
export type ChoiceFault =
  | { readonly fault: 'not-a-choice'; readonly path: string }
  | { readonly fault: 'value'; readonly path: string; readonly value: string }
  | { readonly fault: 'recipient'; readonly role: string };

/** The profile with the house's choices; or the first that it does not allow. */
export function withChoices(profile: Profile, choices: HouseChoices): Profile | ChoiceFault {
  const { values = [], recipients = [], notices = [] } = choices;
  let chosen = profile;
  for (const { path, value } of values) {
    const fault = valueFault(profile, path, value);
    if (fault) return fault;
    chosen = withValue(chosen, path, value);
  }
  const fault = recipientsFault(profile, recipients) ?? noticesFault(profile, notices);
  return fault ?? withNotices(withRecipients(chosen, recipients), notices);
}

/** What stands at a path of the profile: `prizes.freezeAlarmMinutes`; `undefined` when there is nothing. */
export function valueAt(profile: Profile, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>> | null | undefined)?.[name], profile);
}

const choiceAt = ({ houseChoices }: Profile, path: string): HouseChoice | undefined =>
  houseChoices.find((choice) => choice.path === path);

function valueFault(profile: Profile, path: string, value: number | boolean | string): ChoiceFault | undefined {
  const choice = choiceAt(profile, path);
  if (!choice || valueAt(profile, path) === undefined) return { fault: 'not-a-choice', path };
  return allows(choice, value) ? undefined : { fault: 'value', path, value: String(value) };
}

function allows(choice: HouseChoice, value: number | boolean | string): boolean {
  switch (choice.kind) {
    case 'number':
      return Number.isSafeInteger(value) && Number(value) >= choice.least && Number(value) <= choice.most;
    case 'flag':
      return typeof value === 'boolean';
    case 'one-of':
      return typeof value === 'string' && choice.values.includes(value);
    case 'wording':
    case 'recipients':
      return false;
  }
}

function withValue(profile: Profile, path: string, value: unknown): Profile {
  const set = (part: Readonly<Record<string, unknown>>, [name = '', ...rest]: readonly string[]): object => ({
    ...part,
    [name]: rest.length === 0 ? value : set(part[name] as Readonly<Record<string, unknown>>, rest),
  });
  return set(profile as unknown as Readonly<Record<string, unknown>>, path.split('.')) as Profile;
}

function recipientsFault(profile: Profile, recipients: readonly RecipientRule[]): ChoiceFault | undefined {
  if (recipients.length > 0 && !choiceAt(profile, 'recipients')) return { fault: 'not-a-choice', path: 'recipients' };
  const unknown = recipients.find(({ role }) => !profile.recipients.some((known) => known.role === role));
  return unknown && { fault: 'recipient', role: unknown.role };
}

const withRecipients = (profile: Profile, recipients: readonly RecipientRule[]): Profile => ({
  ...profile,
  recipients: profile.recipients.map((known) => recipients.find(({ role }) => role === known.role) ?? known),
});

function noticesFault(profile: Profile, notices: NonNullable<HouseChoices['notices']>): ChoiceFault | undefined {
  if (notices.length > 0 && !choiceAt(profile, 'notices')) return { fault: 'not-a-choice', path: 'notices' };
  const unknown = notices
    .flatMap(({ recipients }) => recipients)
    .find((role) => !profile.recipients.some((known) => known.role === role));
  return unknown === undefined ? undefined : { fault: 'recipient', role: unknown };
}

const withNotices = (profile: Profile, notices: NonNullable<HouseChoices['notices']>): Profile => ({
  ...profile,
  notices: profile.notices.map((duty) => ({
    ...duty,
    recipients: notices.find(({ kind }) => kind === duty.kind)?.recipients ?? duty.recipients,
  })),
});
