/** What a key does on this page; letters act only outside text fields, and never together with Ctrl, Alt or Meta. */
export type AppAction = 'language' | 'theme';

const actions: Readonly<Record<string, AppAction>> = { l: 'language', t: 'theme' };

export function actionOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>,
): AppAction | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  const field =
    event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
  return field ? undefined : actions[event.key.toLowerCase()];
}
