import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExpressionStatement, type Node, parse } from 'acorn';

/**
 * Puts the function of each module of a bundler's chunk in parentheses. Browsers take that as the sign to compile it
 * while the file arrives, off the main thread; without it they look for its end, and compile it in the page's way when
 * it is first called, which is at once.
 *
 * @param source a chunk: `(…).push([script, id, (e) => {…}, id, (e) => {…}])`
 * @returns the same program, or the source itself when it is no chunk
 */
export function compileAhead(source: string): string {
  return modulesOf(source).reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    source,
  );
}

/** The functions in a chunk's list that are not in parentheses yet, first to last. */
export function modulesOf(source: string): Node[] {
  if (!source.includes('TURBOPACK')) return [];
  const isStatement = (node: Node): node is ExpressionStatement =>
    node.type === 'ExpressionStatement';
  return parse(source, { ecmaVersion: 'latest' })
    .body.filter(isStatement)
    .flatMap(({ expression }) => (expression.type === 'CallExpression' ? expression.arguments : []))
    .flatMap((argument) => (argument.type === 'ArrayExpression' ? argument.elements : []))
    .filter((element) => element !== null)
    .filter(({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression')
    .filter(({ start }) => source[start - 1] !== '(');
}

/** Does so to every script of a build, where it lies; a second time changes nothing. */
export function compileScriptsAhead(distDir: string): void {
  const folder = join(distDir, 'static', 'chunks');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, compileAhead(readFileSync(file, 'utf8')));
  }
}
