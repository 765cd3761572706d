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

/** What a host refuses of what a page asks of it: screens and printers. No rule is behind them, but art. 57-7 behind a receipt. */
export const hostAskRefusals = {
  'host.notHere': [],
  'host.displayUnknown': [],
  'host.displayOfDesk': [],
  'host.tournamentUnknown': [],
  'host.paperUnknown': [],
  'host.paperNotReady': [],
  'host.paperUnreadable': [],
  'host.paperPurged': [],
  'host.noPrinterChosen': [],
  'host.printerMissing': [],
  'host.printerOffline': [],
  'host.printFailed': [],
  'host.saveUnknown': [],
  'host.saveFailed': [],
  'host.copyUnderWay': [],
  'host.copyPlaceMissing': [],
  'host.copyInsideData': [],
} as const satisfies RefusalList;

export type HostRefusalCode = keyof typeof hostRefusals;

export const refuseHost = refuser<HostRefusalCode | keyof typeof hostAskRefusals>({
  ...hostRefusals,
  ...hostAskRefusals,
});
