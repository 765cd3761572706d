import type { Texts } from '../../texts/index.ts';
import type { KeyBinding } from '../../ui/index.ts';
import type { PaymentMode } from './logic/payment.ts';
import type { Stage } from './logic/steps.ts';

/** What the keys of the desk do. */
export interface DeskActions {
  readonly next: () => void;
  readonly byHand: () => void;
  readonly mode: (mode: PaymentMode) => void;
  readonly correct: () => void;
  readonly search: () => void;
  readonly reprint: () => void;
  readonly resume: () => void;
  readonly onward: () => void;
  readonly till: () => void;
  readonly checkIn: () => void;
  readonly list: () => void;
  readonly call: () => void;
}

/** What decides which keys are valid. */
export interface DeskKeysNow {
  readonly stage: Stage;
  readonly isOpen: boolean;
  readonly hasAside: boolean;
  readonly modeChosen: boolean;
  readonly tillOpen: boolean;
  readonly hasPaper: boolean;
  readonly mayImport: boolean;
  /** May take money for entries. */
  readonly maySell: boolean;
}

type Say = Texts['t'];

/** The keys of the desk as they are now: under a refusal only those that lead on. */
export function deskKeys(now: DeskKeysNow, act: DeskActions, t: Say): KeyBinding[] {
  const shared: KeyBinding[] = [
    { key: 'F4', label: t('registration.key.import'), run: act.list, hidden: true, when: now.mayImport },
    { key: 'Ctrl+f', label: t('common.search'), run: act.search, hidden: true },
  ];
  return now.stage === 'stopped' ? [...stoppedKeys(act, t), ...shared] : [...openKeys(now, act, t), ...shared];
}

const stoppedKeys = (act: DeskActions, t: Say): KeyBinding[] => [
  { key: 'F2', label: t('registration.key.next'), run: act.next },
  { key: 'F3', label: t('registration.key.correctIdentity'), run: act.byHand, hidden: true },
  { key: 'F8', label: t('registration.key.call'), run: act.call },
  { key: 'F7', label: t('common.search'), run: act.search },
];

const paying: readonly Stage[] = ['form', 'decide', 'pay', 'ready'];

function openKeys(now: DeskKeysNow, act: DeskActions, t: Say): KeyBinding[] {
  const mayPay = paying.includes(now.stage) && now.tillOpen;
  const isRegistered = now.stage === 'registered';
  return [
    { key: 'F2', label: t('registration.key.again'), run: act.next, when: now.isOpen },
    { key: 'F3', label: t('registration.key.byHand'), run: act.byHand, when: !isRegistered },
    { key: 'e', label: t('registration.pay.cash'), run: () => act.mode('cash'), when: mayPay },
    { key: 'c', label: t('registration.pay.card'), run: () => act.mode('card'), when: mayPay },
    { key: 'v', label: t('registration.pay.split'), run: () => act.mode('split'), when: mayPay, hidden: true },
    { key: 'F6', label: t('registration.key.correct'), run: act.correct, when: mayPay && now.modeChosen },
    { key: 'F7', label: t('common.search'), run: act.search },
    { key: 'F9', label: t('registration.key.reprint'), run: act.reprint, when: now.hasPaper },
    { key: 'r', label: t('registration.key.resume'), run: act.resume, when: !now.isOpen && now.hasAside, hidden: true },
    { key: 'Escape', label: t('common.cancel'), run: act.next, when: now.isOpen && !isRegistered },
    { key: 'Enter', label: enterLabel(now.stage, t), run: act.onward, when: !['read', 'correct'].includes(now.stage) },
    { key: 't', label: t('registration.till.title'), run: act.till, when: now.maySell },
    { key: 'p', label: t('registration.key.checkIn'), run: act.checkIn },
  ];
}

function enterLabel(stage: Stage, t: Say): string {
  if (stage === 'registered') return t('registration.key.printNext');
  return t(stage === 'ready' ? 'registration.go.register' : 'registration.key.onward');
}
