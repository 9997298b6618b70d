import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import postcss, { type Declaration, type Root } from 'postcss';
import { describe, expect, it } from 'vitest';
import { ROOT } from './source-files';

const TOKENS = [
  'app/styles/tokens.css',
  'components/demo/demo-palette.css',
  'components/widgets/shop-colors.css',
  'components/widgets/live/tokens.module.css',
];

/**
 * The widths at which the layout changes: 996 px and 1280 px at the default font size of browsers. Some style sheets have
 * one additional width.
 */
const BREAKPOINTS = ['62.25em', '80em'];
const EXTRA_BREAKPOINTS: Readonly<Record<string, readonly string[]>> = {
  'components/demo/frame.module.css': ['45em'],
  'components/markdown/cards.module.css': ['40em', '68em'],
  'components/markdown/table.module.css': ['40em'],
  'components/docs/pager.module.css': ['30em'],
  'components/shell/navbar/navbar.module.css': ['15em'],
  'components/api/viewer.css': ['48rem'],
  'components/search/search-dialog.module.css': ['40em'],
};

/** Hexadecimal colors, color functions and the most common color names. */
const RAW_COLOR =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|\b(white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink)\b/i;

interface StyleSheet {
  path: string;
  css: Root;
}

const sheets: StyleSheet[] = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .map((path) => ({ path, css: postcss.parse(readFileSync(join(ROOT, path), 'utf8')) })),
);

function sheet(path: string): Root {
  const found = sheets.find((known) => known.path === path);
  if (!found) throw new Error(`there is no ${path}`);
  return found.css;
}

/** `path:line result` for each declaration for which `find` returns a result. */
function declarationsWith(find: (declaration: Declaration, path: string) => string | undefined) {
  const found: string[] = [];
  for (const { path, css } of sheets) {
    css.walkDecls((declaration) => {
      const what = find(declaration, path);
      if (what) found.push(`${path}:${declaration.source?.start?.line} ${what}`);
    });
  }
  return found;
}

describe('style sheets', () => {
  it('use colors by their semantic names: only the sheets of tokens have color values', () => {
    const found = declarationsWith(({ value }, path) => {
      if (TOKENS.includes(path)) return undefined;
      const outsideImages = value.replace(/url\((['"]?)data:.*?\1\)/gs, '');
      return RAW_COLOR.exec(outsideImages)?.[0];
    });
    expect(found).toEqual([]);
  });

  it('use only custom properties that exist', () => {
    const known = new Set<string>();
    for (const { css } of sheets) css.walkDecls(/^--/, ({ prop }) => void known.add(prop));
    const found = declarationsWith(({ value }) =>
      [...value.matchAll(/var\((--[\w-]+)\)/g)]
        .map(([, name = '']) => name)
        .find((name) => !known.has(name)),
    );
    expect(found).toEqual([]);
  });

  it('change the layout at 62.25em and 80em, written as ranges', () => {
    const found: string[] = [];
    for (const { path, css } of sheets) {
      css.walkAtRules('media', ({ params, source }) => {
        const lengths = params.match(/\d[\d.]*[a-z]+/g) ?? [];
        const isKnown = (length: string) =>
          [...BREAKPOINTS, ...(EXTRA_BREAKPOINTS[path] ?? [])].includes(length);
        if (lengths.every(isKnown) && !/(min|max)-(width|height)/.test(params)) return;
        found.push(`${path}:${source?.start?.line} ${params}`);
      });
    }
    expect(found).toEqual([]);
  });

  it('have no unused exceptions', () => {
    const unused = Object.entries(EXTRA_BREAKPOINTS).filter(
      ([path, widths]) =>
        !sheets.some(
          (known) =>
            known.path === path && widths.every((width) => String(known.css).includes(width)),
        ),
    );
    expect(unused).toEqual([]);
  });

  it('nest nothing that the oldest supported browsers read differently', () => {
    const found: string[] = [];
    for (const { path, css } of sheets) {
      css.walkRules(({ selector, nodes, source }) => {
        const nested = nodes.findIndex(({ type }) => type === 'rule' || type === 'atrule');
        const hasLater = nodes.slice(nested).some(({ type }) => type === 'decl');
        const place = `${path}:${source?.start?.line} ${selector}`;
        // They move declarations before the rules, and have no rules in pseudo-elements.
        if (nested >= 0 && (hasLater || selector.includes('::'))) found.push(place);
      });
    }
    expect(found).toEqual([]);
  });

  it('do not use !important', () => {
    expect(declarationsWith(({ important, prop }) => (important ? prop : undefined))).toEqual([]);
  });

  it('have all rules in layers, and CSS modules in the layer of components', () => {
    const order = String(sheet('app/styles/layers.css')).match(/\b(?!layer\b)[a-z]+\b/g) ?? [];
    const found: string[] = [];
    for (const { path, css } of sheets) {
      const isModule = path.endsWith('.module.css');
      const layers = isModule ? ['components', 'components.parts'] : order;
      for (const node of css.nodes) {
        if (node.type === 'comment' || path === 'app/styles/layers.css') continue;
        if (node.type === 'atrule' && node.name === 'layer' && layers.includes(node.params))
          continue;
        // The style sheet of a package, imported into a layer, or another one of the site.
        if (
          node.type === 'atrule' &&
          node.name === 'import' &&
          /layer\(\w+\)$|^"\.\/\S+"$/.test(node.params)
        )
          continue;
        found.push(`${path}:${node.source?.start?.line} ${String(node).split('\n')[0]}`);
      }
    }
    expect(found).toEqual([]);
  });

  it('have a rule for each color of code', () => {
    const theme = readFileSync(join(ROOT, 'lib/content/plugins/code-theme.ts'), 'utf8');
    const classes = new Set([...theme.matchAll(/: '(t[a-z])',/g)].map((match) => `.${match[1]}`));
    const rules = new Set<string>();
    sheet('app/styles/code.css').walkRules(
      /^\.t[a-z]$/,
      ({ selector }) => void rules.add(selector),
    );
    expect(classes.size).toBeGreaterThan(5);
    expect([...rules].sort()).toEqual([...classes].sort());
  });
});
