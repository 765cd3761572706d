/** What the house has to do and when: kept in the order of time, so that preparations lie between evenings. */
export class Agenda {
  private readonly entries: { readonly at: number; readonly turn: string; readonly act: () => Promise<void> }[] = [];

  /** `turn` names the entry when it is refused. */
  add(at: number, turn: string, act: () => Promise<void>): void {
    this.entries.push({ at, turn, act });
  }

  /** Everything in order; what falls into an evening is done after it. */
  async live(
    reach: (at: number, turn: string) => Promise<void>,
    onEach: (done: number, of: number) => void,
  ): Promise<void> {
    const ordered = this.entries.toSorted((one, other) => one.at - other.at);
    for (const [index, { at, turn, act }] of ordered.entries()) {
      await reach(at, turn);
      await act();
      onEach(index + 1, ordered.length);
    }
  }
}
