import { readFileSync } from 'node:fs';
import { type CSSModulesConfig, type TransformResult, transform } from 'lightningcss';

const TOKENS = 'app/styles/tokens.css';

/** A version as lightningcss encodes it. */
const version = (major: number) => major << 16;
const TARGETS = { chrome: version(125), firefox: version(128), safari: version(18) };

let shortNames: ReadonlyMap<string, string> | undefined;

/**
 * Minifies styles of prerendered pages or of their scripts, and shortens the names of the design tokens, which are a
 * twentieth of a compressed style sheet.
 *
 * @param filename where the styles are from, for errors
 */
export function transformStyles(
  filename: string,
  code: Uint8Array,
  cssModules?: CSSModulesConfig,
): TransformResult {
  shortNames ??= shortTokenNames(readFileSync(TOKENS, 'utf8'));
  const names = shortNames;
  const shorten = (name: string) => names.get(name) ?? name;
  return transform({
    filename,
    code,
    minify: true,
    targets: TARGETS,
    cssModules,
    visitor: { DashedIdent: shorten },
  });
}

/**
 * A short name for each design token. The names depend on the token file alone, so pages and scripts have the same ones.
 *
 * @param tokens style sheet that declares the tokens
 */
export function shortTokenNames(tokens: string): ReadonlyMap<string, string> {
  const names = new Set(Array.from(tokens.matchAll(/(--[\w-]+):/g), ([, name = '']) => name));
  return new Map([...names].map((name, index) => [name, `--${index.toString(36)}`]));
}
