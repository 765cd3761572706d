import type { TextKey } from '../texts/index.ts';

export interface Section {
  readonly route: 'registration' | 'room' | 'prizes' | 'compliance' | 'journal';
  readonly label: TextKey;
}

/** The five sections, in the order of Ctrl+1…5. */
export const sections: readonly Section[] = [
  { route: 'registration', label: 'app.section.registration' },
  { route: 'room', label: 'app.section.room' },
  { route: 'prizes', label: 'app.section.prizes' },
  { route: 'compliance', label: 'app.section.compliance' },
  { route: 'journal', label: 'app.section.journal' },
];
