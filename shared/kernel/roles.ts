/** What an account may be. An account holds a set of them; the tournament director is an appointment, not a role. */
export const roles = [
  'responsible-director',
  'committee-member',
  'cashier',
  'floor',
  'compliance',
  'administrator',
] as const;

export type Role = (typeof roles)[number];
