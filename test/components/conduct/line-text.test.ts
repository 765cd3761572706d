// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { h, ref } from 'vue';
import { useLineText } from '../../../renderer/features/conduct/line-text.ts';
import type { LogLine } from '../../../renderer/features/conduct/log-lines.ts';
import { show } from '../ui/mounting.ts';

/** The line as the log tells it, with players named by their entry. */
function told(kind: string, data: object): string {
  const line: LogLine = { seq: 1, at: 0, actor: 'mcd1', kind, data, texts: {} };
  const names: Record<string, string> = { 'e-1': 'Garnier Solène', 'e-2': 'Robin Louis' };
  let text = '';
  const page = show(
    () => h('p'),
    () => {
      text = useLineText((entry) => names[entry] ?? entry, ref('Europe/Paris'))(line);
    },
  );
  page.unmount();
  return text.replaceAll(/[\u00a0\u202f]/g, ' ');
}

describe('a line of the log in words', () => {
  it.each([
    [
      'conduct.incidentRecorded',
      { incident: 'i-1', number: 'I-2027-000001', category: 'scandal', entries: ['e-1', 'e-2'] },
      'Incident I-2027-000001 consigné, scandale : Garnier Solène, Robin Louis',
    ],
    [
      'conduct.incidentRecorded',
      { incident: 'i-1', number: 'I-2027-000002', category: 'dispute', entries: [] },
      'Incident I-2027-000002 consigné, litige : —',
    ],
    [
      'conduct.expelled',
      { entry: 'e-1', incident: 'i-1', ground: 'fraud' },
      'Expulsion définitive, manœuvre frauduleuse : Garnier Solène',
    ],
    ['conduct.playSuspended', { reason: 'safety' }, 'Partie suspendue pour motif grave : sécurité des personnes'],
  ])('%s names players and words, no id', (kind, data, sentence) => {
    expect(told(kind, data)).toBe(sentence);
  });

  it('names every player counted out', () => {
    const text = told('conduct.absentRemoved', { absent: [{ entry: 'e-1' }, { entry: 'e-2' }] });
    expect(text).toContain('Garnier Solène, Robin Louis');
  });

  it('tells a line of a later version by its kind', () => {
    expect(told('conduct.somethingNew', { entry: 'e-1' })).toBe('conduct.somethingNew');
    expect(told('toString', {})).toBe('toString');
  });
});
