import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { guidePages } from '../../renderer/features/guide/guide-pages.ts';

const folder = (language: string): string => fileURLToPath(new URL(`../../docs/guide/${language}/`, import.meta.url));
const textOf = (language: string, page: string): string => readFileSync(`${folder(language)}${page}.md`, 'utf8');
const outline = (text: string): string[] => [...text.matchAll(/^(#+) /gm)].map(([, marks]) => marks ?? '');

describe.each(['fr', 'en'])('the user guide, %s', (language) => {
  it('has every page that F1 opens, and no other', () => {
    const pages = readdirSync(folder(language)).map((file) => file.replace('.md', ''));
    expect(pages.sort()).toEqual([...guidePages].sort());
  });

  it('links only to pages that exist', () => {
    const links = guidePages.flatMap((page) =>
      [...textOf(language, page).matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to ?? ''),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((link) => !existsSync(`${folder(language)}${link}`))).toEqual([]);
  });
});

it('shows the same pictures in both languages, and README shows only what there is', () => {
  const picturesOf = (text: string): string[] =>
    [...text.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, to]) => to ?? '');
  for (const page of guidePages) {
    expect([page, picturesOf(textOf('en', page))]).toEqual([page, picturesOf(textOf('fr', page))]);
  }
  const readme = readFileSync(fileURLToPath(new URL('../../README.md', import.meta.url)), 'utf8');
  const shown = picturesOf(readme);
  expect(shown.length).toBeGreaterThanOrEqual(4);
  expect(shown.filter((to) => !existsSync(fileURLToPath(new URL(`../../${to}`, import.meta.url))))).toEqual([]);
});

it('says the same in both languages: the same headings and as many rows', () => {
  for (const page of guidePages) {
    expect([page, outline(textOf('en', page))]).toEqual([page, outline(textOf('fr', page))]);
    const rows = (language: string): number =>
      textOf(language, page)
        .split('\n')
        .filter((line) => line.startsWith('|')).length;
    expect([page, rows('en')]).toEqual([page, rows('fr')]);
  }
});
