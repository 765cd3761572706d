import { onScopeDispose, ref, shallowRef, type Ref, type ShallowRef } from 'vue';
import type { ExportMade, ExportOrdered } from '../../../shared/domain/audit/index.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query, useDeskStore } from '../../desk/index.ts';

/** An export as the desk lists it. `progress` while it is being written. */
export interface ShownExport {
  readonly order: ExportOrdered;
  readonly orderedAt: number;
  readonly orderedBy: string;
  readonly overAt: number | null;
  readonly made: ExportMade | null;
  readonly failure: string | null;
  readonly file: string;
  readonly present: boolean;
  readonly progress: { readonly lines: number; readonly of: number } | null;
}

interface Listed {
  readonly exports: readonly ShownExport[];
  readonly folder: string;
  readonly signingKey: { readonly publicKey: string; readonly fingerprint: string } | null;
}

export interface ExportOrders {
  readonly listed: Readonly<ShallowRef<Listed | undefined>>;
  readonly refusal: Readonly<ShallowRef<Refusal | undefined>>;
  /** The one that is being written. */
  readonly writing: () => ShownExport | undefined;
  readonly stopping: Readonly<Ref<boolean>>;
  readonly stop: () => Promise<void>;
}

const lookEveryMs = 500;

/** The exports of the house, kept up: by the journal, and while one is being written every half second for its progress. */
export function useExportOrders(): ExportOrders {
  const desk = useDeskStore();
  const listed = shallowRef<Listed>();
  const refusal = shallowRef<Refusal>();
  const stopping = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const writing = (): ShownExport | undefined => listed.value?.exports.find(({ overAt }) => overAt === null);

  async function look(): Promise<void> {
    clearTimeout(timer);
    const outcome = await query<Listed>('audit.exports');
    refusal.value = outcome.ok ? undefined : outcome.refusal;
    if (outcome.ok) listed.value = outcome.answer;
    if (writing()) timer = setTimeout(() => void look(), lookEveryMs);
    else stopping.value = false;
  }

  async function stop(): Promise<void> {
    const open = writing();
    if (!open || stopping.value) return;
    stopping.value = true;
    await query('audit.stopExport', { export: open.order.export });
  }

  void look();
  onScopeDispose(desk.listen((events) => events.some(({ type }) => type.startsWith('audit.')) && void look()));
  onScopeDispose(() => clearTimeout(timer));
  return { listed, refusal, writing, stopping, stop };
}
