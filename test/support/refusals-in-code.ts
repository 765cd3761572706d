import { join } from 'node:path';
import ts from 'typescript';

const project = join(import.meta.dirname, '..', '..');
const rooms = ['shared', 'electron'].map((room) => join(project, room) + '/');
const domainRoom = join(project, 'shared', 'domain') + '/';
const contractRoom = join(project, 'shared', 'contract') + '/';

type Known = ReadonlySet<string>;

interface RefusalsInCode {
  /** Every code of a closed list in `shared/domain`. */
  readonly codes: Known;
  /** Contract → the codes that its handler can answer. */
  readonly byContract: ReadonlyMap<string, Known>;
}

/**
 * Reads, without running it, which refusals each handler of `electron/features` can answer: every code that stands in its
 * parts or in what they call, however deep. A code that a caller turns into another is counted all the same.
 */
export function refusalsInCode(): RefusalsInCode {
  const program = ts.createProgram([join(project, 'electron', 'hosts', 'compose.ts')], {
    ...compilerOptions(),
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const sources = program.getSourceFiles();
  const codes = new Set(sources.filter(({ fileName }) => fileName.startsWith(domainRoom)).flatMap(listedCodes));
  const found = new Map<string, Known>();
  const look = (node: ts.Node): void => {
    const contract = ts.isObjectLiteralExpression(node) ? contractOf(node, checker) : undefined;
    if (contract) found.set(contract, reachable(node, checker, codes));
    ts.forEachChild(node, look);
  };
  for (const file of sources) if (file.fileName.includes('/electron/features/')) look(file);
  return { codes, byContract: found };
}

const isRefusalList = (declaration: ts.VariableDeclaration): boolean =>
  declaration.initializer !== undefined && declaration.getText().includes('satisfies RefusalList');

function listedCodes(file: ts.SourceFile): string[] {
  const lists = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((each) => [...each.declarationList.declarations]);
  return lists
    .filter(isRefusalList)
    .flatMap((list) => [...list.getText().matchAll(/^\s+'([^']+)':/gm)].map(([, code]) => code!));
}

function compilerOptions(): ts.CompilerOptions {
  const file = join(project, 'electron', 'tsconfig.json');
  const read = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(read.config, ts.sys, join(project, 'electron')).options;
}

/** The name in the contract that an object literal with a `contract` property speaks for. */
function contractOf(literal: ts.ObjectLiteralExpression, checker: ts.TypeChecker): string | undefined {
  const property = literal.properties.find((each) => each.name?.getText() === 'contract');
  if (!property || !ts.isPropertyAssignment(property)) return undefined;
  const texts = declarationsOf(property.initializer, checker).map((declaration) => declaration.getText());
  return texts.flatMap((text) => /\bname: '([^']+)'/.exec(text)?.[1] ?? [])[0];
}

function declarationsOf(node: ts.Node, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol) return [];
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return meant.declarations ?? [];
}

/** Code of ours that runs; not a contract, which lists the codes, nor a feature's own list of them. */
const runs = (declaration: ts.Declaration): boolean => {
  const { fileName } = declaration.getSourceFile();
  if (!rooms.some((room) => fileName.startsWith(room)) || fileName.startsWith(contractRoom)) return false;
  if (ts.isVariableDeclaration(declaration)) return !isRefusalList(declaration);
  return ts.isFunctionDeclaration(declaration) || ts.isMethodDeclaration(declaration);
};

/** An event may be called like a refusal: `clock.ended`. */
const namesAnEvent = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && /Event$/.test(parent.expression.getText());

function reachable(root: ts.Node, checker: ts.TypeChecker, codes: Known): Known {
  const seen = new Set<ts.Node>();
  const found = new Set<string>();
  const walk = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isStringLiteral(node) && codes.has(node.text) && !namesAnEvent(node)) found.add(node.text);
    if (ts.isIdentifier(node)) {
      for (const declaration of declarationsOf(node, checker).filter((each) => !seen.has(each) && runs(each))) {
        seen.add(declaration);
        walk(declaration);
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(root);
  return found;
}
