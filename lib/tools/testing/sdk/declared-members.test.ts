import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  getEnum,
  getType,
  listErrorCodes,
  listEvents,
  listFunctions,
} from '../../../content/sdk/model';
import { listPages, loadPublishedContent } from '../../checks/content/content-pages';
import { collectSamples } from '../../checks/content/samples';
import { isTestAll } from '../runner/test-all';

/** Folders with tests that open pages with the SDK in a browser, over a running API. */
const FOLDERS = [
  'lib/storefront/overlays',
  'lib/storefront/placeholders',
  'lib/tools/testing/packages',
  'lib/tools/testing/samples',
  'lib/tools/testing/sdk',
];

/** A test by its file and title, with what it calls. */
interface BrowserTest {
  name: string;
  code: string;
}

/** The tests of a file. What is above them belongs to the first. */
function testsOf(path: string): BrowserTest[] {
  const text = readFileSync(path, 'utf8');
  if (!/testBrowser|ShopBrowser|@playwright\/test/.test(text)) return [];
  return text.split(/\n(?= *it(?:\.\w+)?\()/).map((code) => {
    const title = /^ *it[\s\S]*?\(\s*(['"`])(.+?)\1,\s*(?:async|\()/.exec(code)?.[2];
    return { name: [path.replace(/.*\//, ''), ...(title ? [title] : [])].join(': '), code };
  });
}

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.database.test.ts'))
    .flatMap((file) => testsOf(join(folder, file))),
);

/** Samples that `react-samples.database.test.ts` renders in a page. */
const reactSamples = collectSamples(listPages(loadPublishedContent(process.cwd())))
  .filter(({ language }) => language === 'tsx')
  .map(({ title, code }) => ({ name: `react-samples.database.test.ts: ${title}`, code }));

const word = (name: string) => new RegExp(`\\b${name}\\b`);

/** Declared members by kind, each with what a test of it has in its code. */
const MEMBERS: Readonly<Record<string, readonly [string, RegExp][]>> = {
  function: listFunctions().map(({ name }) => [name, new RegExp(`\\b${name}\\(`)]),
  'React export': listFunctions('react').map(({ name }) => [name, new RegExp(`\\b${name}[(<\\s]`)]),
  option: getType('SdkInitOptions').fields.map(({ name }) => [
    name,
    new RegExp(`\\b${name}(?::|\\b[,;]| = |\\()`),
  ]),
  event: listEvents().map(({ name }) => [name, word(name)]),
  error: listErrorCodes().map(({ code }) => [code, word(code)]),
  'URL type': getType('URLType').fields.map(({ name }) => [name, new RegExp(`'${name}'`)]),
  module: getEnum('SDK_MODULES').members.map(({ name }) => [name, /Object\.values\(SDK_MODULES\)/]),
};

it('each declared member has a test in a browser', () => {
  const rows = Object.entries(MEMBERS).flatMap(([kind, members]) =>
    members.map(([name, use]) => {
      const sources = kind === 'React export' ? reactSamples : tests;
      return { member: `${kind} ${name}`, test: sources.find(({ code }) => use.test(code))?.name };
    }),
  );
  if (isTestAll) console.table(rows);
  expect(rows.length).toBeGreaterThan(80);
  expect(rows.filter(({ test }) => !test).map(({ member }) => member)).toEqual([]);
});
