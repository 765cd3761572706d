import type { Ref } from 'vue';
import { useTexts } from '../../texts/index.ts';
import { toast } from '../../ui/index.ts';
import { newFile, useFileStore } from './file-store.ts';
import { isTyped } from './logic/draft.ts';
import type { DeskFile } from './use-desk-file.ts';
import type { Registering } from './use-registering.ts';

interface AtTheDesk extends Pick<DeskFile, 'stage' | 'paid'> {
  readonly tournament: Readonly<Ref<string>>;
  readonly till: Readonly<Ref<string>>;
  readonly registering: Registering;
  /** What a person who goes leaves to be noted. */
  readonly note: () => Promise<void>;
}

/** From one person to the next: registered and printed, written down for later, or put aside. */
export function useGoingOn({ tournament, till, stage, paid, registering, note }: AtTheDesk) {
  const store = useFileStore();
  const { t } = useTexts();
  let forgetAside = (): void => undefined;
  let forgetPrinted = (): void => undefined;

  /** The next person may come. Nothing that was typed is lost by it. */
  function next(): void {
    if (registering.sending.value) return;
    const { registered } = store.file;
    if (registered && !registering.printed.value)
      toast({ kind: 'warn', icon: 'printer', text: t('registration.notPrinted', { number: registered.number }) });
    registering.clear();
    forgetAside();
    void note();
    const typed = isTyped(store.file.draft, store.file.known) || store.file.payment.mode !== null;
    if (store.putAside() && typed)
      forgetAside = toast({ kind: 'info', text: t('registration.aside'), undo: () => store.resume() });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  async function printAndGoOn(): Promise<void> {
    const { registered } = store.file;
    if (!registered || !(await registering.print())) return;
    const { number, table, seat } = registered;
    // Whoever went on to the next person while it was printed has a file open that is not this one.
    if (store.file.registered?.number === number) next();
    // One receipt is told at a time: three of them would lie over the next person's payment.
    forgetPrinted();
    forgetPrinted = toast({ kind: 'ok', icon: 'printer', text: t('registration.printed', { number, table, seat }) });
  }

  async function go(): Promise<void> {
    if (stage.value === 'registered') await printAndGoOn();
    else if (stage.value === 'ready' && paid.value)
      await registering.register({ tournament: tournament.value, till: till.value, paid: paid.value });
  }

  async function preRegister(): Promise<void> {
    const { surname, givenNames } = store.file.draft;
    if (!(await registering.preRegister(tournament.value))) return;
    toast({
      kind: 'ok',
      icon: 'user-check',
      text: t('registration.preRegistered', { name: `${surname} ${givenNames}`.trim() }),
    });
    store.put(newFile);
  }

  return { next, go, preRegister };
}
