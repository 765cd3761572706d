const width = 32;
const redrawEveryMs = 80;

export interface ProgressBar {
  at(done: number, label?: string): void;
  end(): void;
}

/** A bar on stderr while it is a terminal; elsewhere a line at each tenth, so that logs stay readable. */
export function progressBar(total: number, name: string): ProgressBar {
  const terminal = process.stderr.isTTY;
  let drawn = -Infinity;
  let tenth = -1;
  const draw = (done: number, label: string): void => {
    const share = total > 0 ? Math.min(1, done / total) : 1;
    const full = Math.round(share * width);
    process.stderr.write(
      `\r${name} ${'█'.repeat(full)}${'░'.repeat(width - full)} ${Math.round(share * 100)} % ${label}\u001b[K`,
    );
  };
  return {
    at: (done, label = '') => {
      if (terminal) {
        if (performance.now() - drawn < redrawEveryMs) return;
        drawn = performance.now();
        draw(done, label);
        return;
      }
      const reached = total > 0 ? Math.floor((done / total) * 10) : 10;
      if (reached === tenth) return;
      tenth = reached;
      process.stderr.write(`${name} ${reached * 10} % ${label}\n`);
    },
    end: () => {
      if (terminal) process.stderr.write('\r\u001b[K');
    },
  };
}
