import type { DutyStatus } from '../../../shared/domain/notices/index.ts';

/** Shape and tone of a notice's state: the word is in the texts. */
export const looks = {
  late: { icon: 'triangle-alert', tone: 'block' },
  'to-prepare': { icon: 'circle-dashed', tone: 'idle' },
  'to-send': { icon: 'send', tone: 'warn' },
  sent: { icon: 'mail', tone: 'info' },
  received: { icon: 'check', tone: 'ok' },
  'drawn-up': { icon: 'check', tone: 'ok' },
} as const satisfies Readonly<Record<DutyStatus, { readonly icon: string; readonly tone: string }>>;
