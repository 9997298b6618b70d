import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { isTest, ROOT, readSourceFiles } from './source-files';

/** Globals that only browsers have. */
const BROWSER_GLOBALS = new Set([
  'cancelAnimationFrame',
  'document',
  'DOMParser',
  'getComputedStyle',
  'getSelection',
  'history',
  'innerHeight',
  'innerWidth',
  'IntersectionObserver',
  'localStorage',
  'location',
  'matchMedia',
  'MutationObserver',
  'navigator',
  'requestAnimationFrame',
  'requestIdleCallback',
  'scrollBy',
  'scrollTo',
  'scrollY',
  'sessionStorage',
  'window',
]);

/** Environment that a module runs in, derived from its source. */
export interface ModuleInfo {
  path: string;
  /** Whether it starts with `'use client'`. */
  isIsland: boolean;
  /** Globals of the browser that it uses. */
  browserGlobals: string[];
  /** Modules that import it at run time, without tests. */
  importers: string[];
}

/** Reads all modules of the site, without tests. */
export function readModules(): ModuleInfo[] {
  const paths = ['app', 'components', 'lib']
    .flatMap(readSourceFiles)
    .map(({ path }) => path)
    .filter((path) => !isTest(path));
  return modulesOf([...paths, 'instrumentation-client.ts']);
}

/** Reads the modules at the given paths, which start at the root of the repository. */
function modulesOf(paths: readonly string[]): ModuleInfo[] {
  // Without the standard library, globals are the names that have no symbol.
  const program = ts.createProgram({
    rootNames: paths.map((path) => join(ROOT, path)),
    options: { noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve },
  });
  const checker = program.getTypeChecker();
  const importers = new Map<string, string[]>();
  const modules = program.getSourceFiles().map((file) => {
    const path = relative(ROOT, file.fileName);
    for (const imported of importsAtRunTime(file)) {
      const target = resolveModule(path, imported);
      if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
    const isIsland = /^['"]use client['"]/.test(file.text);
    return { path, isIsland, browserGlobals: [...browserGlobalsOf(file, checker)] };
  });
  return modules.map((module) => ({ ...module, importers: importers.get(module.path) ?? [] }));
}

function browserGlobalsOf(file: ts.SourceFile, checker: ts.TypeChecker): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && BROWSER_GLOBALS.has(node.text) && isReference(node)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      if (!symbol) found.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether an identifier is a value, and not the name of a property or a part of a type. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !ts.isTypeNode(parent) && !ts.isTypeElement(parent) && !ts.isJsxAttribute(parent);
}

/** The modules that a module imports at run time: statically, by re-export or by `import()`. */
function importsAtRunTime(file: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    const isImport = ts.isImportDeclaration(node) && !isTypeOnly(node.importClause);
    const isReexport = ts.isExportDeclaration(node) && !node.isTypeOnly;
    const specifier =
      isImport || isReexport
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
    if (specifier && ts.isStringLiteral(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const { name, namedBindings } = clause;
  if (name || !namedBindings || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.every((element) => element.isTypeOnly);
}

function resolveModule(from: string, specifier: string): string | undefined {
  if (!/^(\.|@\/)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts']
    .map((ending) => path + ending)
    .find((candidate) => existsSync(join(ROOT, candidate)));
}
