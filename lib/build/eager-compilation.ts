import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExpressionStatement, type Node, parse } from 'acorn';

/**
 * Puts the function of each module of a bundler's chunk in parentheses. Browsers compile such a function while the file
 * arrives, off the main thread. Without parentheses they first only look for its end, and compile it on the main thread
 * when it is called, which is at once.
 *
 * @param source a chunk: `(…).push([script, id, (e) => {…}, id, (e) => {…}])`
 * @returns the same program, or the unchanged source if it is not a chunk
 */
export function markForEagerCompilation(source: string): string {
  return lazyModules(source).reduceRight(
    (text, { start, end }) =>
      `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`,
    source,
  );
}

/** The functions of a chunk's modules that are not in parentheses, in order. */
export function lazyModules(source: string): Node[] {
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

/** Rewrites every script of a build for eager compilation. A second run changes nothing. */
export function markBuiltScripts(distDir: string): void {
  const folder = join(distDir, 'static', 'chunks');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = join(folder, name);
    writeFileSync(file, markForEagerCompilation(readFileSync(file, 'utf8')));
  }
}
