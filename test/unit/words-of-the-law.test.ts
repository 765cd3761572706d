import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddedFonts, renderPaper } from '../../electron/documents/index.ts';
import { samples } from '../support/paper-samples.ts';
import { flowingText, readPdf } from '../support/pdf-text.ts';

const locale = join(import.meta.dirname, '..', '..', 'shared', 'locale', 'fr');

const sentences = readdirSync(locale, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(join(locale, file), 'utf8'))
  .join('\n');

describe('the title of who directs the tournament (FR-REG-74)', () => {
  it('is « directeur du tournoi » on every screen, and no other', () => {
    expect(sentences.match(/directeur du tournoi/gi)?.length).toBeGreaterThan(10);
    expect(sentences).not.toMatch(
      /responsable (du|de) tournoi|superviseur du tournoi|floor manager|tournament director/i,
    );
  });

  it.each(['appointment', 'prize-sheet'] as const)('stands on the paper %s', async (kind) => {
    const bytes = await renderPaper({ kind, model: samples[kind] }, embeddedFonts);
    expect(flowingText(await readPdf(bytes))).toMatch(/directeur du tournoi/i);
  });
});
