import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { spaced } from '../../../shared/locale/index.ts';
import { unbroken, type Language } from '../../texts/index.ts';

/** The guide as it lies in docs/guide, one file a page and language: `../../../docs/guide/fr/registration.md`. */
const files = import.meta.glob<string>('../../../docs/guide/{fr,en}/*.md', { query: '?raw', import: 'default' });

/** The guide's pictures by the file's name. */
const pictures = import.meta.glob<string>('../../../docs/pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** In the order of the evening. */
export const guidePages = [
  'first-evening',
  'set-up',
  'tournament',
  'registration',
  'check-in',
  'room',
  'hall',
  'conduct',
  'prizes',
  'compliance',
  'duties',
  'registers',
  'journal',
  'inspection',
  'people',
  'settings',
  'profiles',
  'paper-kit',
  'what-to-do-when',
] as const;

export type GuidePageName = (typeof guidePages)[number];

export const isGuidePage = (name: string): name is GuidePageName => (guidePages as readonly string[]).includes(name);

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });

/** Pages name each other and their pictures as files (`[Salle](room.md)`), so that they also read well outside the application. */
function linkWithinGuide(tokens: readonly Token[]): void {
  for (const token of tokens) {
    const page = /^([a-z-]+)\.md(#.*)?$/.exec(String(token.attrGet('href') ?? ''))?.[1];
    if (page !== undefined) token.attrSet('href', `#/guide/${page}`);
    const picture = /^\.\.\/\.\.\/(pictures\/.+)$/.exec(String(token.attrGet('src') ?? ''))?.[1];
    if (picture !== undefined) token.attrSet('src', pictures[`../../../docs/${picture}`] ?? '');
    linkWithinGuide(token.children ?? []);
  }
}

/** A page of the guide as HTML, `undefined` when it does not exist. */
export async function readGuide(page: GuidePageName, language: Language): Promise<string | undefined> {
  const text = await files[`../../../docs/guide/${language}/${page}.md`]?.();
  if (text === undefined) return undefined;
  const tokens = markdown.parse(unbroken(spaced(language, text)), {});
  linkWithinGuide(tokens);
  return markdown.renderer.render(tokens, markdown.options, {});
}
