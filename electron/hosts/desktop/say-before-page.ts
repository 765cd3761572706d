import { dialog } from 'electron';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { sentenceOf } from '../../../shared/locale/index.ts';
import { systemLanguage } from './system-language.ts';

/**
 * What must be said before there is a page: the only boxes of the system that Tapis shows, each while no window is open, so that none
 * can take the keyboard from a field (Q11).
 */
const said = (code: string): string => sentenceOf(systemLanguage(), { code, params: {} });

export function sayCannotOpen(refusal: Refusal): void {
  dialog.showErrorBox(said('host.cannotOpen'), sentenceOf(systemLanguage(), refusal));
}

/** Once, when the house was founded just now: without the code and without the key file, names can never be read again. */
export function showRecoveryCode(code: string | undefined): void {
  if (code === undefined) return;
  dialog.showMessageBoxSync({
    type: 'warning',
    title: said('host.recoveryCode'),
    message: code,
    detail: said('host.recoveryCodeUse'),
    buttons: [said('host.recoveryCodeNoted')],
  });
}

/** A gaming day is open under the program before: the update waits unless the person at the desk says otherwise. */
export function wantsUpdateNow(refusal: Refusal): boolean {
  const answer = dialog.showMessageBoxSync({
    type: 'warning',
    title: said('host.cannotOpen'),
    message: sentenceOf(systemLanguage(), refusal),
    buttons: [said('host.updateLater'), said('host.updateNow')],
    defaultId: 0,
    cancelId: 0,
  });
  return answer === 1;
}
