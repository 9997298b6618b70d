import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Settings come from `lib/config/env.ts`; two more files hold what the browser needs too; snippets are text for readers. */
const MAY_READ_ENVIRONMENT = [
  // Checks hand the whole environment on to the servers and builds that they start.
  'lib/checks/',
  'lib/bench/',
  'lib/testing/',
  'lib/config/env.ts',
  'lib/config/build-settings.ts',
  // Prepares the process before anything reads the settings.
  'lib/server/',
  'lib/config/base-path.ts',
  'lib/config/site.ts',
  'lib/openapi/snippets/',
];

interface SourceFile {
  path: string;
  text: string;
}

function readSources(folder: string): SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

const sources = ['app', 'components', 'lib'].flatMap(readSources);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

describe('the code', () => {
  it('is named *.client.tsx where it runs in the browser, and only there', () => {
    const wrong = sources
      .filter(({ path }) => !/^app\/(.*\/)?(global-)?error\.tsx$/.test(path))
      .filter(({ path, text }) => path.endsWith('.client.tsx') !== /^['"]use client['"]/.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('says that it runs in the browser on its first line or not at all', () => {
    const wrong = sources
      .filter(({ path, text }) => !isTest(path) && /^\s+['"]use client['"];?$/m.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('is in files that are named after what they do', () => {
    const vague = /(^|[-./])(utils?|helpers?|misc)([-.]|$)/;
    const names = sources.flatMap(({ path }) => path.split('/').map((name) => ({ path, name })));
    expect(names.filter(({ name }) => vague.test(name)).map(({ path }) => path)).toEqual([]);
  });

  it('has default exports in files of the framework only', () => {
    const framework = /^app\/(.*\/)?(page|layout|template|loading|not-found|(global-)?error)\.tsx$/;
    const wrong = sources
      .filter(({ path }) => !framework.test(path) && !/\.config\.\w+$/.test(path))
      .filter(({ text }) => /^export default\b|^export \{[^}]*\bas default\b/m.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('gets its settings from one place', () => {
    const wrong = sources
      .filter(({ path }) => !isTest(path))
      .filter(({ path }) => !MAY_READ_ENVIRONMENT.some((allowed) => path.startsWith(allowed)))
      .filter(({ text }) => /process\.env(?!\.NODE_ENV)/.test(text))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});
