import {
  valueAt,
  type HouseChoice,
  type NoticeKind,
  type Profile,
  type RecipientRule,
} from '../../../shared/domain/profile/index.ts';

type Value = number | boolean | string;

/** A house's choices while they are typed: values by path, the wording of recipients, whom notices go to. */
export interface ProfileDraft {
  readonly values: Readonly<Record<string, Value>>;
  readonly recipients: readonly RecipientRule[];
  readonly notices: Readonly<Partial<Record<NoticeKind, readonly string[]>>>;
}

/** A choice that is one value: a number within limits, a flag, one of several words. */
export type ValueChoice = Exclude<HouseChoice, { readonly path: 'recipients' } | { readonly path: 'notices' }>;

export const valueChoices = ({ houseChoices }: Profile): readonly ValueChoice[] =>
  houseChoices.filter((choice): choice is ValueChoice => choice.kind !== 'wording' && choice.kind !== 'recipients');

/** The form as the profile stands. */
export const draftOfProfile = (profile: Profile): ProfileDraft => ({
  values: Object.fromEntries(valueChoices(profile).map(({ path }) => [path, valueAt(profile, path) as Value])),
  recipients: profile.recipients,
  notices: Object.fromEntries(profile.notices.map(({ kind, recipients }) => [kind, recipients])),
});

/** What is chosen otherwise than the product has it, as the command takes it; a choice taken back to the product's is none. */
export function choicesIn(product: Profile, draft: ProfileDraft) {
  const standing = draftOfProfile(product);
  const values = Object.entries(draft.values)
    .filter(([path, value]) => standing.values[path] !== undefined && standing.values[path] !== value)
    .map(([path, value]) => ({ path, value }));
  const recipients = draft.recipients.filter((rule) => {
    const own = product.recipients.find(({ role }) => role === rule.role);
    return own && JSON.stringify(own) !== JSON.stringify(rule);
  });
  const notices = product.notices.flatMap(({ kind, recipients: own }) => {
    const chosen = draft.notices[kind] ?? own;
    return chosen.join() === own.join() ? [] : [{ kind, recipients: [...chosen] }];
  });
  return {
    ...(values.length > 0 && { values }),
    ...(recipients.length > 0 && { recipients }),
    ...(notices.length > 0 && { notices }),
  };
}
