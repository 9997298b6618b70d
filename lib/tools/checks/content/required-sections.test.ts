import { expect, it } from 'vitest';
import { formatIssue } from '../../../content/load/content-error';
import { makePage } from '../../../content/pages/page.fixture';
import { checkRequiredSections } from './required-sections';

const [begin, wrong, end] = ['What you will have', 'What can go wrong', 'Where to go next'];

function check(sections: (string | undefined)[], kind: 'guide' | 'page' = 'guide') {
  const lines = sections.flatMap((section) => [`## ${section}`, '', '### Detail', '']);
  return checkRequiredSections([makePage('Sdk/a', lines, kind)]).map(formatIssue);
}

it("accepts the sections of a kind, and others of the writer's choice where it allows them", () => {
  expect(check([begin, 'Step', 'Other step', wrong, end])).toEqual([]);
  expect(check(['Anything'], 'page')).toEqual([]);
});

it.each([
  ['missing', [begin, 'Step', wrong]],
  ['in another order', [begin, 'Step', end, wrong]],
])('reports sections that are %s', (_, sections) => {
  expect(check(sections)).toEqual([
    expect.stringContaining(
      'is of kind guide and needs the sections What you will have, What can go wrong, Where to go next. It has',
    ),
  ]);
});
