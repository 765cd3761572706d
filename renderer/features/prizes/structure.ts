import { computed, ref, watch, type ComputedRef, type Ref } from 'vue';
import { limitsReached } from '../../../shared/domain/clock/index.ts';
import {
  entriesOver,
  freezeOverdue,
  mayChooseScale,
  placesPaid,
  rebuysOver,
  rebuysUntil,
  scaleFixedAt,
} from '../../../shared/domain/prizes/index.ts';
import { deskNow, kept, useNow, useTournament } from '../../desk/index.ts';
import { structureChecks, type StructureCheck } from './structure-checks.ts';
import {
  announcedDraft,
  choicesOf,
  structureView,
  type StructureBasis,
  type StructureDraft,
  type StructureView,
} from './structure-draft.ts';

export interface Structure {
  readonly basis: ComputedRef<StructureBasis | undefined>;
  readonly draft: Ref<StructureDraft | undefined>;
  readonly view: ComputedRef<StructureView | undefined>;
  readonly checks: ComputedRef<readonly StructureCheck[]>;
  readonly proposedPlaces: ComputedRef<number>;
  readonly overdue: ComputedRef<boolean>;
  /** The draft is the structure that the rules announced. */
  readonly isAnnounced: ComputedRef<boolean>;
  readonly announce: () => void;
  /** Since when the announced scale holds, epoch milliseconds; `null` while another can be chosen (FR-REG-90). */
  readonly fixedAt: ComputedRef<number | null>;
}

interface FixedScaleOf {
  readonly state: ReturnType<typeof useTournament>['state'];
  readonly basis: Structure['basis'];
  readonly draft: Structure['draft'];
}

const lookEveryMs = 2_000;

/**
 * The prize structure of the tournament in the address, reckoned here by the desk's own rules at every change. The draft stays at
 * this station until the structure is frozen.
 */
export function useStructure(): Structure {
  const { id, state, terms, profile } = useTournament();
  const now = useNow(lookEveryMs);
  const draft = ref<StructureDraft>();

  const basis = computed<StructureBasis | undefined>(() =>
    terms.value && profile.value && state.value
      ? { terms: terms.value, profile: profile.value, prizes: state.value.prizes }
      : undefined,
  );
  const drawer = computed(() => kept<StructureDraft | null>(localStorage, `tapis.prizes.${id.value}`, null));
  watch(
    basis,
    (found) => {
      if (found && !draft.value) draft.value = drawer.value.read() ?? announcedDraft(found);
    },
    { immediate: true },
  );
  watch(draft, (changed) => {
    if (changed) drawer.value.write(isAnnounced.value || state.value?.prizes.frozen ? null : changed);
  });

  const isAnnounced = computed(() => !basis.value || !draft.value || isAsAnnounced(draft.value, basis.value));
  const view = computed(() => basis.value && draft.value && structureView(basis.value, draft.value));
  const fixedAt = useFixedScale({ state, basis, draft });
  const moment = computed(() => {
    if (!state.value) return undefined;
    return limitsReached(state.value, { at: now.value, mono: deskNow().mono });
  });
  const checks = computed(() => {
    if (!basis.value || !view.value || !state.value || !moment.value) return [];
    const over = {
      entries: entriesOver(state.value, moment.value),
      rebuys: rebuysOver(state.value, moment.value),
      rebuysUntil: rebuysUntil(state.value, moment.value),
    };
    return structureChecks(basis.value, view.value, over);
  });

  return {
    basis,
    draft,
    view,
    checks,
    proposedPlaces: computed(() => {
      if (!basis.value || !view.value) return 1;
      return Math.max(1, placesPaid(view.value.pool.sales.entries, basis.value.profile.prizes.proposedPlacesPercent));
    }),
    overdue: computed(
      () =>
        !!state.value &&
        !!moment.value &&
        !!basis.value &&
        freezeOverdue(state.value, moment.value, basis.value.profile.prizes),
    ),
    isAnnounced,
    announce: () => {
      if (basis.value) draft.value = announcedDraft(basis.value);
    },
    fixedAt,
  };
}

/** Since when the announced scale holds; from then on a draft that says otherwise gives way to it, but for what the house adds. */
function useFixedScale({ state, basis, draft }: FixedScaleOf): ComputedRef<number | null> {
  const fixedAt = computed(() => {
    const { value } = state;
    if (!value || !basis.value || mayChooseScale(value, basis.value.profile)) return null;
    return scaleFixedAt(value.plan);
  });
  watch(
    [fixedAt, basis],
    ([fixed, found]) => {
      if (fixed === null || !found || !draft.value || isAsAnnounced(draft.value, found)) return;
      draft.value = { ...announcedDraft(found), extraCents: draft.value.extraCents };
    },
    { immediate: true },
  );
  return fixedAt;
}

const isAsAnnounced = (draft: StructureDraft, { terms }: StructureBasis): boolean =>
  Object.keys(choicesOf(draft, terms)).length === 0;
