import { describe, expect, it } from 'vitest';
import { inSequence } from '../../renderer/transport/sequence.ts';
import type { Change, Snapshot } from '../../shared/contract/transport.ts';

const snapshot = (seq: number): Snapshot => ({ head: { seq, hash: 'h' }, states: {} });
const change = (after: number, seq: number): Change => ({ after, head: { seq, hash: 'h' }, streams: [], events: [] });

function listened() {
  const heard: string[] = [];
  let resyncs = 0;
  const row = inSequence(
    {
      snapshot: ({ head }) => heard.push(`snapshot ${head.seq}`),
      change: ({ head }) => heard.push(`change ${head.seq}`),
      link: () => undefined,
    },
    () => {
      resyncs += 1;
    },
  );
  return { row, heard, resyncs: () => resyncs };
}

describe('changes in an unbroken row', () => {
  it('passes on what follows', () => {
    const { row, heard, resyncs } = listened();
    row.snapshot(snapshot(4));
    row.change(change(4, 6));
    row.change(change(6, 7));
    expect(heard).toEqual(['snapshot 4', 'change 6', 'change 7']);
    expect(resyncs()).toBe(0);
  });

  it('asks for the states again after a gap, and holds back what comes before them', () => {
    const { row, heard, resyncs } = listened();
    row.snapshot(snapshot(4));
    row.change(change(6, 7));
    row.change(change(7, 8));
    expect(heard).toEqual(['snapshot 4']);
    expect(resyncs()).toBe(1);
    row.snapshot(snapshot(8));
    row.change(change(8, 9));
    expect(heard).toEqual(['snapshot 4', 'snapshot 8', 'change 9']);
  });

  it('leaves out what the states hold already', () => {
    const { row, heard, resyncs } = listened();
    row.change(change(0, 1));
    row.snapshot(snapshot(3));
    row.change(change(2, 3));
    expect(heard).toEqual(['snapshot 3']);
    expect(resyncs()).toBe(0);
  });
});
