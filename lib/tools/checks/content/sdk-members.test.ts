import { expect, it } from 'vitest';
import { getEnum, getType, listEvents, listFunctions } from '../../../content/sdk/model';
import { isTest, readSourceFiles } from '../code/source-files';

/** Tests that run the SDK against the API. `testing/samples` calls each function with success, too. */
const tests = ['lib/storefront', 'lib/tools/testing/sdk']
  .flatMap(readSourceFiles)
  .filter(({ path }) => isTest(path));

const quoted = (name: string) => new RegExp(`['"]${name}['"]`);
const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

it.each<[string, string[], (name: string) => RegExp]>([
  [
    'option',
    namesOf(getType('SdkInitOptions').fields),
    (name) => new RegExp(`\\b${name}[:,]|'${name}'`),
  ],
  ['function', namesOf(listFunctions()), (name) => new RegExp(`\\b${name}\\b`)],
  ['event', namesOf(listEvents()), quoted],
  ['error code', namesOf(getEnum('ERROR_CODES').members), quoted],
  ['URL type', namesOf(getType('URLType').fields), quoted],
  ['module', getEnum('SDK_MODULES').members.map(({ value }) => value), quoted],
])('each declared %s is in a test of the SDK', (_kind, names, use) => {
  const missing = names.filter((name) => !tests.some(({ text }) => use(name).test(text)));
  expect(names.length).toBeGreaterThan(7);
  expect(missing).toEqual([]);
});
