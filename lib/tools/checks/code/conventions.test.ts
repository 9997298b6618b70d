import { describe, expect, it } from 'vitest';
import { isTest, readSourceFiles } from './source-files';

/** Settings are read in `lib/site/config`. Code snippets for readers mention environment variables too. */
const MAY_READ_ENVIRONMENT = [
  // Checks and benchmarks pass the environment on to the servers and builds that they start.
  'lib/tools/checks/',
  'lib/tools/bench/',
  'lib/tools/testing/',
  'lib/site/config/env.ts',
  'lib/site/config/build-settings.ts',
  // Sets variables before the settings are read.
  'lib/serve/site/',
  'lib/site/config/base-path.ts',
  'lib/site/config/page-links.ts',
  'lib/site/config/site.ts',
  // The build replaces the variables with their values.
  'lib/site/config/public-values.ts',
  'lib/content/load/built-files.ts',
  'lib/api/openapi/snippets/',
];

const sources = ['app', 'components', 'lib'].flatMap(readSourceFiles);

describe('the code', () => {
  it('has the directive "use client" only on the first line of a file', () => {
    const wrong = sources
      .filter(({ path, text }) => !isTest(path) && /^\s+['"]use client['"];?$/m.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('has no files with vague names', () => {
    const vague = /(^|[-./])(utils?|helpers?|misc)([-.]|$)/;
    const names = sources.flatMap(({ path }) => path.split('/').map((name) => ({ path, name })));
    expect(names.filter(({ name }) => vague.test(name)).map(({ path }) => path)).toEqual([]);
  });

  it('has default exports only where a tool requires them', () => {
    const required =
      /^app\/(.*\/)?(page(\.demo)?|layout|template|loading|not-found|(global-)?error)\.tsx$|\.config\.\w+$|^lib\/tools\/testing\/\w+\/\w[\w-]*-(reporter|setup)\.ts$/;
    const wrong = sources
      .filter(({ path }) => !required.test(path))
      .filter(({ text }) => /^export default\b|^export \{[^}]*\bas default\b/m.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('reads environment variables only in the settings', () => {
    const wrong = sources
      .filter(({ path }) => !isTest(path))
      .filter(({ path }) => !MAY_READ_ENVIRONMENT.some((allowed) => path.startsWith(allowed)))
      .filter(({ text }) => /process\.env(?!\.NODE_ENV)/.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});
