import { expect, it } from 'vitest';
import { shortenInPage, shortenInStyles, shortNamesOf } from './short-class-names';

const CSS =
  '.Gff8MG_root{gap:.5_em}._8tKKbW_body>a.icon-menu:is(.Gff8MG_root,.visually-hidden)::before{content:"x"}';
const names = shortNamesOf([CSS, '.Ab-9Xy_pageTitle{color:red}']);

it('classes of CSS Modules get short names, in an order that does not depend on the sheets', () => {
  expect([...names]).toEqual([
    ['Ab-9Xy_pageTitle', '_0'],
    ['Gff8MG_root', '_1'],
    ['_8tKKbW_body', '_2'],
  ]);
  expect([...shortNamesOf(['.Ab-9Xy_pageTitle{}', CSS])]).toEqual([...names]);
});

it('style sheets and pages use the same names, and keep other classes', () => {
  expect(shortenInStyles(CSS, names)).toBe(
    '._1{gap:.5_em}._2>a.icon-menu:is(._1,.visually-hidden)::before{content:"x"}',
  );
  expect(
    shortenInPage('<p class="Gff8MG_root icon"><b class="_8tKKbW_body">Gff8MG_root</b></p>', names),
  ).toBe('<p class="_1 icon"><b class="_2">Gff8MG_root</b></p>');
});
