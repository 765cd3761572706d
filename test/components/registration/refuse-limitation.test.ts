// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { effectScope, h } from 'vue';
import { speakThrough, useDeskStore } from '../../../renderer/desk/index.ts';
import RegistrationDecideDialog from '../../../renderer/features/registration/dialogs/RegistrationDecideDialog.vue';
import { newFile, useFileStore } from '../../../renderer/features/registration/file-store.ts';
import { emptyDraft } from '../../../renderer/features/registration/logic/draft.ts';
import { checkRows } from '../../../renderer/features/registration/logic/checks.ts';
import { useTurningAway } from '../../../renderer/features/registration/use-turning-away.ts';
import type { Role } from '../../../shared/kernel/roles.ts';
import type { Verdict, VerdictCode } from '../../../shared/domain/people/index.ts';
import { ToldDesk } from '../../support/told-desk.ts';
import { show } from '../ui/mounting.ts';

const settled = (): Promise<unknown> => new Promise((done) => setTimeout(done, 20));
const finding = (check: Verdict['check'], code: VerdictCode): Verdict => ({
  ...{ check, code, verdict: 'decide', rules: [], params: {} },
});

let desk: ToldDesk;
let page: ReturnType<typeof show> | undefined;

beforeEach(() => {
  desk = new ToldDesk({});
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useDeskStore().follow(desk);
  useDeskStore().alive = true;
  useFileStore().tournament = 't-1';
  useFileStore().put({ ...newFile, draft: { ...emptyDraft, surname: 'Robin' } });
});
afterEach(() => page?.unmount());

const refusing = (): HTMLButtonElement | undefined =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Ne pas admettre'));

async function decideOn(verdict: Verdict, roles: Role[] = ['committee-member']): Promise<VerdictCode[]> {
  const session = { token: 't', account: 'a', roles, name: 'N', login: 'a' };
  sessionStorage.setItem('tapis.session', JSON.stringify(session));
  setActivePinia(createPinia());
  speakThrough(desk, { token: () => 't', expired: () => undefined });
  useFileStore().tournament = 't-1';
  useFileStore().put({ ...newFile, draft: { ...emptyDraft, surname: 'Robin' } });
  const refused: VerdictCode[] = [];
  const row = checkRows([verdict], []).find(({ kind }) => kind === 'decide')!;
  page = show(() =>
    h(RegistrationDecideDialog, { open: true, row, onRefused: (code: VerdictCode) => refused.push(code) }),
  );
  await settled();
  return refused;
}

describe('a decision on a finding', () => {
  it.each(['limitation', 'limitation-name'] as const)(
    'under %s the house may refuse, by a button beside the one that admits (FR-REG-47)',
    async (code) => {
      const refused = await decideOn(finding('limitation', code));
      refusing()?.click();
      expect(refused).toEqual([code]);
    },
  );

  it('under a limitation is the management’s: a cashier is told whom to call, and signs nothing (FR-REG-47)', async () => {
    await decideOn(finding('limitation', 'limitation'), ['cashier']);
    const dialog = document.querySelector('[role=dialog]')!;
    expect(dialog.textContent).toContain('Décision réservée à la direction');
    expect(dialog.querySelector('input')).toBeNull();
    expect(refusing()).toBeUndefined();
    expect(dialog.textContent).toContain('Verrouiller');
  });

  it('on a namesake of theirs is a cashier’s, who refuses nobody for it (FR-REG-47)', async () => {
    await decideOn(finding('limitation', 'limitation-name'), ['cashier']);
    expect(document.querySelector('[role=dialog] input')).not.toBeNull();
    expect(refusing()).toBeUndefined();
  });

  it('of another check is in favour, or none is made', async () => {
    await decideOn(finding('exclusion', 'homonym'));
    expect(refusing()).toBeUndefined();
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Pour ne pas admettre');
  });
});

it('a refusal under a limitation is told to the desk without the person, whose file is not kept aside (FR-REG-47)', async () => {
  const scope = effectScope();
  const away = scope.run(() =>
    useTurningAway({ stopCode: () => undefined, till: () => 'caisse-1', isOpen: () => false }),
  )!;
  expect(await away.refuse('limitation')).toMatchObject({ ok: true });
  scope.stop();
  expect(desk.sent).toMatchObject([
    {
      name: 'registration.turnAway',
      input: { tournament: 't-1', code: 'limitation', till: 'caisse-1', called: false },
    },
  ]);
  expect(JSON.stringify(desk.sent)).not.toContain('Robin');
  expect(useFileStore().putAside()).toBe(false);
});

it('a refusal that is answered after the next person came marks nothing of theirs (FR-REG-47)', async () => {
  const scope = effectScope();
  const away = scope.run(() => useTurningAway({ stopCode: () => 'excluded', till: () => '', isOpen: () => true }))!;
  const store = useFileStore();
  desk.hold();
  const answers = [away.refuse('limitation'), away.call()];
  store.put({ ...newFile, draft: { ...emptyDraft, surname: 'Petit' } });
  await settled();
  desk.release();
  await Promise.all(answers);
  scope.stop();
  expect(store.file).toMatchObject({ draft: { surname: 'Petit' }, notedAt: null, calledAt: null });
  expect(store.putAside()).toBe(true);
});
