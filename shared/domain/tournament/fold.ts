import type { Fold } from '../../kernel/event.ts';
import type { HeardEvents, TournamentEvents } from './events.ts';
import type { PlanState } from './state.ts';

export const planFold: Fold<PlanState, TournamentEvents & HeardEvents> = {
  'tournament.planned': (plan, terms) => {
    plan.terms = terms;
    plan.startsAt = terms.startsAt;
    plan.announcedStartsAt = terms.startsAt;
  },
  'tournament.rulesPublished': (plan, { version, sha256 }, { at }) => {
    plan.rules = { version, sha256, at };
    // What hangs is an earlier version.
    delete plan.steps['rules-posted'];
  },
  'tournament.directorAppointed': (plan, { account }) => {
    plan.director = account;
  },
  'tournament.registrationOpened': (plan, _data, { at }) => {
    plan.registration = 'open';
    plan.registrationOpenedAt = at;
  },
  'tournament.registrationClosed': (plan, _data, { at }) => {
    plan.registration = 'closed';
    plan.registrationClosedAt = at;
  },
  'tournament.startDelayed': (plan, { fromAt, toAt, change }) => {
    plan.startsAt = toAt;
    if (change) {
      plan.announcedStartsAt = toAt;
      plan.changes.push({ fromAt, toAt });
    }
  },
  'tournament.changed': (plan, { terms, fromAt, toAt, announced, lackOfPlayers }) => {
    plan.terms = terms;
    plan.startsAt = toAt;
    if (fromAt !== toAt) plan.announcedStartsAt = toAt;
    if (announced) plan.changes.push({ fromAt, toAt, ...(lackOfPlayers && { lackOfPlayers }) });
  },
  'tournament.guaranteesShown': (plan, { items }, { at }) => {
    plan.guarantees = { items, at };
  },
  'tournament.packsUnsealed': (plan, { tables, packs, bandIntact }, { at }) => {
    plan.unsealings.push({ at, tables, packs, bandIntact });
  },
  'tournament.stepTicked': (plan, { step, done, lastReceipt, place, means, rulesVersion }, { at, actor }) => {
    const others = Object.fromEntries(Object.entries(plan.steps).filter(([name]) => name !== step));
    const posted = place !== undefined && means !== undefined && { place, means };
    const tick = {
      ...{ at, by: actor },
      ...(lastReceipt !== undefined && { lastReceipt }),
      ...posted,
      ...(rulesVersion !== undefined && { rulesVersion }),
    };
    plan.steps = done ? { ...others, [step]: tick } : others;
  },
  'tournament.started': (plan, { at }) => {
    plan.startedAt = at;
  },
  'conduct.playSuspended': (plan, _data, { at }) => {
    plan.haltedAt = at;
  },
  'conduct.playResumed': (plan) => {
    plan.haltedAt = null;
  },
  'conduct.playStopped': (plan, _data, { at }) => {
    plan.haltedAt = null;
    plan.stoppedAt = at;
  },
  'tournament.closed': (plan, _data, { at }) => {
    plan.closedAt = at;
  },
  'tournament.cancelled': (plan, _data, { at }) => {
    plan.cancelledAt = at;
  },
};
