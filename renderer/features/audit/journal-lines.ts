import { onScopeDispose, ref, shallowRef, watch, type Ref, type ShallowRef } from 'vue';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import type { Refusal } from '../../../shared/kernel/refusal.ts';
import { query, useDeskStore } from '../../desk/index.ts';

/** A line of the journal with its place in the chain. */
export interface ShownLine extends JournalEvent {
  readonly body: string;
  readonly prev: string;
  readonly hash: string;
}

export interface JournalLines {
  /** Newest first. */
  readonly lines: Readonly<ShallowRef<readonly ShownLine[]>>;
  readonly busy: Readonly<Ref<boolean>>;
  /** The line down to which was looked; 1 when there is nothing older. */
  readonly lookedTo: Readonly<Ref<number>>;
  readonly refusal: Readonly<ShallowRef<Refusal | undefined>>;
  /** The list begins at a line that somebody jumped to, and not at the latest one. */
  readonly jumpedTo: Readonly<Ref<number | null>>;
  readonly more: () => Promise<void>;
  readonly jump: (seq: number | null) => void;
}

interface Page {
  readonly lines: readonly ShownLine[];
  readonly last: number;
}

const pageLines = 200;
/** So many lines above the one that was jumped to come with it. */
const above = 20;
/** After so many calls without enough lines the person decides whether to look further. */
const mostCalls = 20;

/** What is loaded of the journal. */
class LoadedLines {
  readonly lines = shallowRef<readonly ShownLine[]>([]);
  readonly busy = ref(false);
  readonly lookedTo = ref(1);
  readonly refusal = shallowRef<Refusal>();
  private readonly filter: () => object;
  /** Raised with each new beginning: an answer to an older question is dropped. */
  private turn = 0;
  private newest = 0;
  private catching = false;

  constructor(filter: () => object) {
    this.filter = filter;
  }

  /** Forgets everything and loads what stands at a line and before it. */
  begin(newest: number): void {
    this.turn += 1;
    this.busy.value = false;
    this.lines.value = [];
    this.newest = newest;
    this.lookedTo.value = newest + 1;
    void this.more();
  }

  async more(): Promise<void> {
    if (this.busy.value || this.lookedTo.value <= 1) return;
    this.busy.value = true;
    const mine = this.turn;
    const wanted = this.lines.value.length + pageLines;
    for (let call = 0; call < mostCalls && this.lines.value.length < wanted && this.lookedTo.value > 1; call += 1) {
      const page = await this.ask({ before: this.lookedTo.value, limit: pageLines });
      if (!page) break;
      this.lines.value = [...this.lines.value, ...page.lines];
      this.lookedTo.value = page.last;
    }
    if (mine === this.turn) this.busy.value = false;
  }

  /** Puts on top what was written up to the head since the list was last brought up to date. */
  async catchUp(head: () => number): Promise<void> {
    if (this.catching) return;
    this.catching = true;
    while (this.newest < head()) {
      const page = await this.ask({ after: this.newest, limit: 500 });
      if (!page || page.last <= this.newest) break;
      this.newest = page.last;
      this.lines.value = [...page.lines.toReversed(), ...this.lines.value];
    }
    this.catching = false;
  }

  private async ask(range: object): Promise<Page | undefined> {
    const mine = this.turn;
    const outcome = await query<Page>('audit.lines', { ...this.filter(), ...range });
    if (mine !== this.turn) return undefined;
    this.refusal.value = outcome.ok ? undefined : outcome.refusal;
    return outcome.ok ? outcome.answer : undefined;
  }
}

/**
 * The journal, latest line first, loaded as far as somebody looks. New lines come on top by themselves. `filter` is the input of
 * `audit.lines` without its range; another filter begins anew.
 */
export function useJournalLines(filter: () => object): JournalLines {
  const desk = useDeskStore();
  const loaded = new LoadedLines(filter);
  const jumpedTo = ref<number | null>(null);
  const head = (): number => desk.head?.seq ?? 0;

  function begin(): void {
    loaded.begin(jumpedTo.value === null ? head() : Math.min(head(), jumpedTo.value + above));
  }

  // Another filter looks from the latest line on again: what it seeks may be above the line that was jumped to.
  watch(
    () => JSON.stringify(filter()),
    () => {
      jumpedTo.value = null;
      begin();
    },
    { immediate: true },
  );
  watch(() => desk.opened, begin);
  onScopeDispose(
    desk.listen(() => {
      if (jumpedTo.value === null) void loaded.catchUp(head);
    }),
  );

  return {
    lines: loaded.lines,
    busy: loaded.busy,
    lookedTo: loaded.lookedTo,
    refusal: loaded.refusal,
    jumpedTo,
    more: () => loaded.more(),
    jump: (seq) => {
      jumpedTo.value = seq;
      begin();
    },
  };
}
