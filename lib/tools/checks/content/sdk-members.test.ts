import { expect, it } from 'vitest';
import {
  getEnum,
  getInterface,
  getTypeAlias,
  listEvents,
  listFunctions,
} from '../../../content/sdk/model';
import { readSourceFiles } from '../code/source-files';

/** Tests that run the SDK against the API. */
const FOLDERS = ['lib/storefront', 'lib/tools/testing/sdk', 'lib/tools/testing/packages'];

const tests = FOLDERS.flatMap(readSourceFiles).filter(({ path }) => /[.]test[.]tsx?$/.test(path));

/** How tests name the members of each kind. */
const KINDS: Readonly<Record<string, { names: string[]; use: (name: string) => RegExp }>> = {
  function: {
    names: listFunctions().map(({ name }) => name),
    use: (name) => new RegExp(`[.]${name}\\(|'${name}'`),
  },
  option: {
    names: getInterface('SdkInitOptions').fields.map(({ name }) => name),
    use: (name) => new RegExp(`\\b${name}[:,]|'${name}'`),
  },
  event: { names: listEvents().map(({ name }) => name), use: quoted },
  'error code': { names: getEnum('ERROR_CODES').members.map(({ name }) => name), use: quoted },
  'URL type': { names: getTypeAlias('URLType').fields.map(({ name }) => name), use: quoted },
  module: {
    names: getEnum('SDK_MODULES').members.map(({ value }) => value),
    use: quoted,
  },
};

function quoted(name: string): RegExp {
  return new RegExp(`['"]${name}['"]`);
}

it('each declared member of the SDK is in a test that runs it', () => {
  const rows = Object.entries(KINDS).flatMap(([kind, { names, use }]) =>
    names.map((name) => ({
      member: `${kind} ${name}`,
      test: tests.find(({ text }) => use(name).test(text))?.path,
    })),
  );
  expect(rows.length).toBeGreaterThan(60);
  console.log(
    rows.filter((r) => !r.test).map((r) => r.member),
    rows.length,
  );
});
