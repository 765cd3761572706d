import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embeddedFonts, renderPaper } from '../../electron/documents/index.ts';
import { chipsText } from '../../renderer/texts/index.ts';
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

describe('chips have no value off the tables (FR-REG-99)', () => {
  it('no sentence puts a euro sign on chips, no writer does', () => {
    const told = sentences.match(/\{\w*(chips|stack)\w*\}.?.?.?/gi) ?? [];
    expect(told.length).toBeGreaterThan(4);
    expect(told.join('\n')).not.toMatch(/€|euro/);
    expect(chipsText(20_000, 'fr')).toBe('20\u202f000');
    expect(chipsText(20_000, 'en')).toBe('20,000');
  });

  it.each([
    ['rules-booklet', '25 000'],
    ['rebuy-receipt', '20 000'],
  ] as const)('on the paper %s neither', async (kind, chips) => {
    const text = flowingText(await readPdf(await renderPaper({ kind, model: samples[kind] }, embeddedFonts)));
    expect(text).toContain(chips);
    expect(text).not.toContain(`${chips} €`);
  });
});
