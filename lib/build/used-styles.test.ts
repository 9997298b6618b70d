import { expect, it } from 'vitest';
import { usedStyles } from './used-styles';

const PAGE =
  '<html><head></head><body style="color:var(--inline)"><main class="page wide" data-look="errors" data-stacked=""><p id="first">Text <a href="/">link</a></p></main></body></html>';

/** A style sheet without spaces at the ends of lines. */
const compact = (css: string) => css.replace(/\s+/g, ' ').trim();

it.each([
  ['a class', '.page{color:red}.other{color:red}', '.page{color:red}'],
  ['an element', 'p{color:red}table{color:red}', 'p{color:red}'],
  ['an id', '#first{color:red}#second{color:red}', '#first{color:red}'],
  ['several parts', '.page p a{color:red}.page .other a{color:red}', '.page p a{color:red}'],
  ['a list of selectors', '.page,.other{color:red}', '.page{color:red}'],
  [
    'a state',
    'a:hover{color:red}a:focus-visible{color:red}',
    'a:hover{color:red}a:focus-visible{color:red}',
  ],
  [
    'an attribute that a script may set',
    '[data-theme=dark] p{color:red}',
    '[data-theme=dark] p{color:red}',
  ],
  [
    'an attribute that only components set',
    '[data-look=errors] p{color:red}[data-look=steps] p{color:red}[data-head] p{color:red}',
    '[data-look=errors] p{color:red}',
  ],
  [
    'an attribute without a value',
    '[data-stacked]:not([data-look]) p{color:red}',
    '[data-stacked]:not([data-look]) p{color:red}',
  ],
  [
    'an attribute in any case',
    '[data-theme=dark i] p{color:red}',
    '[data-theme=dark i] p{color:red}',
  ],
  ['an address', 'a[href^=\\/]:after{color:red}', 'a[href^=\\/]:after{color:red}'],
  ['a pseudo-element', 'p::before{color:red}.other::after{color:red}', 'p::before{color:red}'],
  ['what is not there', 'main:not(.other){color:red}', 'main:not(.other){color:red}'],
  ['one of several parts', ':is(p,table) a{color:red}', ':is(p) a{color:red}'],
  ['the most specific part', ':is(p,.other) a{color:red}', ':is(p,.other) a{color:red}'],
])('keeps a rule that depends on %s of the page', async (_, css, expected) => {
  expect(compact(await usedStyles(css, PAGE))).toBe(expected);
});

it('keeps conditions, and removes those that have nothing left', async () => {
  const css =
    '@layer base,components;@layer components{@media print{.page{color:red}}@media (width>60em){.other{color:red}}}';
  expect(compact(await usedStyles(css, PAGE))).toBe(
    '@layer base,components;@layer components{@media print{.page{color:red}}}',
  );
});

it('keeps custom properties and animations that a rule or an element uses', async () => {
  const css =
    ':root{--a:1px;--b:var(--a);--c:2px;--inline:var(--d);--d:red;--e:3px}.page{width:var(--b);animation:move 1s}@keyframes move{to{left:var(--e)}}@keyframes turn{to{left:0}}';
  expect(compact(await usedStyles(css, PAGE))).toBe(
    ':root{--a:1px;--b:var(--a);--inline:var(--d);--d:red;--e:3px}.page{width:var(--b);animation:move 1s}@keyframes move{to{left:var(--e)}}',
  );
});
