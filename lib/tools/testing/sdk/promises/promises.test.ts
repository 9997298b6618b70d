import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WIDGETS } from '../../../../content/sdk/widgets';
import { readPromises } from './read-promises';
import { ADVICE, TESTS_OF_EVERY_WIDGET, TESTS_OF_PROMISES } from './tests-of-promises.data';

const promises = readPromises();

/** The test of each sentence; undefined if the table has none. */
const checklist = promises.map((promise, at) => {
  const { widget, label } = promise;
  const before = promises.findIndex((each) => each.widget === widget && each.label === label);
  const own = TESTS_OF_PROMISES[widget as keyof typeof TESTS_OF_PROMISES];
  const general = Object.entries(TESTS_OF_EVERY_WIDGET).find(
    ([end]) => label.endsWith(end) && !own[label],
  );
  // What follows the first sentence of such an item is advice to the shop.
  const generalTest = general && (at === before ? general[1] : ADVICE);
  return { ...promise, test: generalTest ?? own[label]?.[at - before] };
});

it('are on the pages of all widgets', () => {
  expect([...new Set(promises.map(({ widget }) => widget))]).toEqual(
    WIDGETS.map(({ name }) => name),
  );
});

it('have a test for each sentence, and the table has no others', () => {
  const missing = checklist.filter(({ test }) => !test);
  expect(missing.map(({ widget, label, sentence }) => `${widget}, ${label}: ${sentence}`)).toEqual(
    [],
  );
  const listed = Object.entries(TESTS_OF_PROMISES).flatMap(([widget, labels]) =>
    Object.entries(labels).flatMap(([label, tests]) => tests.map(() => `${widget}, ${label}`)),
  );
  const promised = promises.map(({ widget, label }) => `${widget}, ${label}`);
  const general = checklist.filter(
    ({ widget, label }) => !TESTS_OF_PROMISES[widget as keyof typeof TESTS_OF_PROMISES][label],
  );
  expect(listed.filter((entry) => !promised.includes(entry))).toEqual([]);
  expect(listed).toHaveLength(checklist.length - general.length);
});

it('name tests that exist', () => {
  const unknown = [...new Set(checklist.map(({ test }) => test))].filter(
    (test) => test && test !== ADVICE && !exists(test),
  );
  expect(unknown).toEqual([]);
});

/** Whether a file has a test of the title. */
function exists(test: string): boolean {
  const [, path = '', title = ''] = /^(.+?): (.*)$/.exec(test) ?? [];
  const folder = path.includes('/') ? '' : 'lib/tools/testing/sdk/';
  const files = [folder + path, `${folder}details/${path}`];
  return files.some((file) =>
    ['', 'database.', 'postgres.'].some((kind) => {
      const name = `${file}.${kind}test.ts`;
      const text = existsSync(name) ? readFileSync(name, 'utf8') : '';
      return [`'${title}'`, `"${title}"`].some((quoted) => text.includes(quoted));
    }),
  );
}
