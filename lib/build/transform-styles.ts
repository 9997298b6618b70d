import { readFileSync } from 'node:fs';
import { type CSSModulesConfig, type TransformResult, transform } from 'lightningcss';
import { STYLE_TARGETS } from './browsers';

const TOKENS = 'app/styles/tokens.css';

let names: ReadonlyMap<string, string> | undefined;

/**
 * Minifies styles of prerendered pages or of their scripts, and shortens the names of the design tokens: long names take
 * up a twentieth of a compressed style sheet. Styles are transformed once, because a second time would add prefixes again.
 *
 * @param filename where the styles are from, for errors
 * @throws Error if another custom property has a short name
 */
export function transformStyles(
  filename: string,
  code: Uint8Array,
  cssModules?: CSSModulesConfig,
): TransformResult {
  const tokens = tokenNames();
  const taken = new Set(tokens.values());
  const shorten = (name: string) => {
    if (taken.has(name))
      throw new Error(`${filename}: ${name} is the short name of a design token. Rename it.`);
    return tokens.get(name) ?? name;
  };
  return transform({
    filename,
    code,
    minify: true,
    targets: STYLE_TARGETS,
    cssModules,
    visitor: { DashedIdent: shorten },
  });
}

/** The short names of the design tokens of this site, by their names. */
export function tokenNames(): ReadonlyMap<string, string> {
  names ??= shortTokenNames(readFileSync(TOKENS, 'utf8'));
  return names;
}

/**
 * A short name for each design token. The names depend on the token file alone, so pages and scripts use the same names.
 *
 * @param tokens style sheet that declares the tokens
 */
export function shortTokenNames(tokens: string): ReadonlyMap<string, string> {
  const declared = new Set(Array.from(tokens.matchAll(/(--[\w-]+):/g), ([, name = '']) => name));
  return new Map([...declared].map((name, index) => [name, `--${index.toString(36)}`]));
}
