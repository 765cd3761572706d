import { refuser, type RefusalList } from '../../../shared/kernel/refusal.ts';

/** What a host refuses before the desk is asked. */
export const hostRefusals = {
  'host.tokenMissing': [],
  'host.foreignHost': [],
  'host.foreignOrigin': [],
  'host.notFound': [],
  'host.wrongMethod': [],
  'host.notUnderstood': [],
  'host.tooFast': [],
  'host.tooManyConnections': [],
} as const satisfies RefusalList;

export type HostRefusalCode = keyof typeof hostRefusals;

export const refuseHost = refuser<HostRefusalCode>(hostRefusals);
