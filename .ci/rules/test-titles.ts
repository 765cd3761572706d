import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A title of a test as its runner prints it, with the file that holds it (from the project's folder, with slashes). */
export interface TestTitle {
  readonly file: string;
  readonly title: string;
}

const runners = new Set(['it', 'test', 'describe']);

/** `it('…')`, `test.each(rows)('%s …')`, `test.step('…')`: the name that the call stands under. */
function runnerOf(callee: ts.Expression): string | undefined {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee)) return runnerOf(callee.expression);
  if (ts.isCallExpression(callee)) return runnerOf(callee.expression);
  return undefined;
}

const textOf = (node: ts.Node | undefined): string | undefined => {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : undefined;
};

/** `rows`, `[…] as const`: what stands in the file for a table of cases. */
function rowsOf(node: ts.Node | undefined, file: ts.SourceFile): readonly ts.Expression[] {
  if (node === undefined) return [];
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return rowsOf(node.expression, file);
  if (ts.isArrayLiteralExpression(node)) return node.elements;
  if (!ts.isIdentifier(node)) return [];
  const declared = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(name) && name.text === node.text);
  return rowsOf(declared?.initializer, file);
}

/** The strings that each `%s` of a title is filled in with, row by row. */
function fillings(callee: ts.Expression, file: ts.SourceFile): string[][] {
  if (!ts.isCallExpression(callee)) return [];
  return rowsOf(callee.arguments[0], file)
    .map((row) => (ts.isArrayLiteralExpression(row) ? row.elements : [row]))
    .map((cells) => cells.map(textOf).filter((text) => text !== undefined))
    .filter((texts) => texts.length > 0);
}

const filledIn = (title: string, texts: readonly string[]): string =>
  texts.reduce((filled, text) => filled.replace('%s', () => text), title);

function titlesOfCall(call: ts.CallExpression, file: ts.SourceFile): string[] {
  const title = textOf(call.arguments[0]);
  if (title === undefined || !runners.has(runnerOf(call.expression) ?? '')) return [];
  const rows = title.includes('%s') ? fillings(call.expression, file) : [];
  return rows.length === 0 ? [title] : rows.map((texts) => filledIn(title, texts));
}

/** Every title in one file of tests; comments, inputs and expectations are none. */
export function titlesIn(text: string): string[] {
  const file = ts.createSourceFile('test.ts', text, ts.ScriptTarget.Latest);
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) titles.push(...titlesOfCall(node, file));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** The titles of all tests below `project`/test, by file, but those of the project's own checks: they show no product. */
export function testTitles(project: string): TestTitle[] {
  const files = readdirSync(join(project, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(test|spec)\.ts$/.test(file) && !file.startsWith('project-checks/'))
    .sort();
  return files.flatMap((file) =>
    titlesIn(readFileSync(join(project, 'test', file), 'utf8')).map((title) => ({ file: `test/${file}`, title })),
  );
}
