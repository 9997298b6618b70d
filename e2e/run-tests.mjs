import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../lib/testing/ensure-chromium.mjs';
import { variantEnvironment } from './variant/environment.mjs';

const reports = mkdtempSync(join(tmpdir(), 'laurel-tests-'));
const reportOf = (name) => join(reports, `${name}.json`);
const vitestReport = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reportOf(name)}`,
];

/** Reads a report; a tool that did not get so far wrote none. */
function read(name) {
  try {
    return JSON.parse(readFileSync(reportOf(name), 'utf8'));
  } catch {
    return null;
  }
}

const vitestCounts = (name) => () => {
  const report = read(name);
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  };
};

const playwrightCounts = (name) => () => {
  const stats = read(name)?.stats;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
};

const noTests = () => ({ passed: 0, failed: 0, skipped: 0 });

const STAGES = [
  {
    name: 'check',
    command: () => ['npm', 'run', 'check', '--', ...vitestReport('unit')],
    counts: vitestCounts('unit'),
  },
  { name: 'build', command: () => ['npm', 'run', 'build'], counts: noTests },
  {
    name: 'build variant',
    command: () => ['sh', '-c', 'npx next build && npm run build:server'],
    environment: variantEnvironment,
    counts: noTests,
  },
  {
    name: 'built site',
    command: () => ['npx', 'vitest', 'run', '--project', 'built', ...vitestReport('built')],
    counts: vitestCounts('built'),
  },
  {
    name: 'browser',
    command: () => {
      process.env.CHROMIUM_PATH = ensureChromium();
      process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportOf('browser');
      const config = 'e2e/playwright.config.ts';
      return ['npx', 'playwright', 'test', '--config', config, '--reporter=list,json'];
    },
    counts: playwrightCounts('browser'),
  },
];

/** Runs a stage with its output on the terminal and counts its tests. A stage that breaks off counts as a failure. */
function run({ name, command, counts, environment = {} }) {
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}`);
  let isGood = false;
  try {
    const [program, ...args] = command();
    const { status, error } = spawnSync(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment },
    });
    if (error) console.error(error.message);
    isGood = status === 0;
  } catch (error) {
    console.error(error.message);
  }
  const result = counts();
  return { name, isGood, ...result, failed: isGood ? result.failed : Math.max(1, result.failed) };
}

const results = [];
for (const stage of STAGES) {
  const result = run(stage);
  results.push(result);
  if (!result.isGood) break;
}
rmSync(reports, { recursive: true, force: true });

console.log('');
for (const { name, isGood, passed, failed, skipped } of results) {
  const tests =
    passed + failed + skipped === 0
      ? ''
      : `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${name.padEnd(14)} ${tests}`.trimEnd());
}
for (const { name } of STAGES.slice(results.length)) console.log(`not run ${name}`);

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
const isGood = results.length === STAGES.length && results.every((result) => result.isGood);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = isGood ? 0 : 1;
