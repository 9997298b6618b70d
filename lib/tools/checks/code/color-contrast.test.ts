import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { composite, contrastRatio, screenColor } from './contrast';
import { ROOT } from './source-files';

const TOKENS = 'app/styles/tokens.css';

type Mode = 'light' | 'dark';

/** Values of the custom properties that tokens.css sets on `:root` without a media query. */
const tokens = new Map<string, string>();
postcss.parse(readFileSync(join(ROOT, TOKENS), 'utf8')).walkRules(':root', (rule) => {
  if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'media')
    return;
  rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
});

function colorOf(name: string, mode: Mode): ReturnType<typeof screenColor> {
  const value = tokens.get(`--${name}`);
  if (!value) throw new Error(`${TOKENS} has no --${name}`);
  const halves = /^light-dark\((.+\)), (.+)\)$/.exec(value);
  const chosen = halves ? (mode === 'light' ? halves[1] : halves[2]) : value;
  const alias = /^var\(--([\w-]+)\)$/.exec(chosen ?? '')?.[1];
  return alias ? colorOf(alias, mode) : screenColor(chosen ?? '');
}

/** Pairs below a ratio, as `name on background: 4.21 (mode)`. Translucent backgrounds are composited on the page. */
function pairsBelow(
  minimum: number,
  names: readonly string[],
  backgrounds: readonly string[],
): string[] {
  return (['light', 'dark'] as const).flatMap((mode) =>
    backgrounds.flatMap((background) => {
      const ground = composite(colorOf(background, mode), colorOf('color-page', mode));
      return names.flatMap((name) => {
        const ratio = contrastRatio(colorOf(name, mode), ground);
        return ratio < minimum ? [`${name} on ${background}: ${ratio.toFixed(2)} (${mode})`] : [];
      });
    }),
  );
}

const GROUNDS = ['color-page', 'color-surface', 'color-raised'];
const STATES = ['tip', 'accent', 'warning', 'danger'];
const BADGES = ['token-keyword', 'token-link', 'token-constant', 'color-muted'];
const CODE_GROUNDS = ['color-code', 'color-code-line', 'color-tip-soft', 'color-danger-soft'];

describe('colors in both modes', () => {
  it('have a contrast of 7:1 for text, headings and muted text', () => {
    const names = ['color-text', 'color-heading', 'color-muted'];
    expect(pairsBelow(7, names, GROUNDS)).toEqual([]);
  });

  it('have a contrast of 4.5:1 for links and text on highlighted, hovered and admonition backgrounds', () => {
    const soft = STATES.map((state) => `color-${state}-soft`);
    const grounds = [...GROUNDS, ...soft, 'color-sunken', 'color-hover'];
    expect(pairsBelow(4.5, ['color-accent', 'color-accent-hover'], grounds)).toEqual([]);
    expect(pairsBelow(4.5, ['color-text', 'color-heading', 'color-muted'], grounds)).toEqual([]);
  });

  it('have a contrast of 4.5:1 on filled buttons and search matches', () => {
    expect(pairsBelow(4.5, ['color-on-accent'], ['color-accent-fill'])).toEqual([]);
    expect(pairsBelow(4.5, ['color-text', 'color-heading'], ['color-mark'])).toEqual([]);
  });

  it.each(STATES)('have a contrast of 4.5:1 for the title of an admonition: %s', (state) => {
    const grounds = [`color-${state}-soft`, ...GROUNDS];
    expect(pairsBelow(4.5, [`color-${state}`], grounds)).toEqual([]);
  });

  it('have a contrast of 4.5:1 for badges', () => {
    expect(pairsBelow(4.5, BADGES, GROUNDS)).toEqual([]);
  });

  it('have a contrast of 4.5:1 for code, its title and its marked lines', () => {
    const names = [...tokens.keys()].filter((name) => name.startsWith('--token-'));
    expect(names.length).toBeGreaterThan(5);
    const tokenColors = names.map((name) => name.slice(2));
    expect(
      pairsBelow(
        4.5,
        [...tokenColors, 'color-danger', 'color-muted', 'color-accent'],
        CODE_GROUNDS,
      ),
    ).toEqual([]);
  });

  it('have a contrast of 3:1 for the focus ring and borders of controls', () => {
    const grounds = [...GROUNDS, ...CODE_GROUNDS];
    expect(pairsBelow(3, ['color-focus'], grounds)).toEqual([]);
    expect(pairsBelow(3, ['color-border-strong'], GROUNDS)).toEqual([]);
  });
});
