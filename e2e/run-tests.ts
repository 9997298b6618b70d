import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { runStages, type Stage } from '../lib/tools/testing/runner/run-stages';
import { selectStages } from '../lib/tools/testing/runner/select-stages';
import { summarize } from '../lib/tools/testing/runner/summarize';
import { REPORT_VARIABLE, readReport } from '../lib/tools/testing/runner/test-report';
import { variantEnvironment } from './variant/environment';

/** Runs all checks and tests: `npm test`. With names of stages, runs these and those that they wait for. */

const reporter = (runner: string) => `lib/tools/testing/runner/${runner}-reporter.ts`;
const vitest = (project: string): Stage['command'] => [
  'vitest',
  'run',
  `--project=${project}`,
  '--reporter=default',
  `--reporter=${reporter('vitest')}`,
];

const playwright: Stage['command'] = [
  'playwright',
  'test',
  '--config=e2e/playwright.config.ts',
  `--reporter=list,${resolve(reporter('playwright'))}`,
];

/** Each stage needs about one core, except the browser tests, which need two. */
const AT_ONCE = 2;

/** The default quality takes 22 s more. Tests measure bytes after gzip. */
const FAST_BUILD = { BROTLI_QUALITY: '5' };

/** The order is that in which stages start, so those that others wait for come first, and the longest early. */
const STAGES: Stage[] = [
  { name: 'tools', command: ['tsx', 'lib/tools/testing/runner/ensure-tools.ts'] },
  { name: 'code', command: ['npm', 'run', 'check:code'] },
  { name: 'database', command: vitest('database'), after: ['tools'] },
  // The stage "code" has checked the types.
  {
    name: 'build',
    command: ['npm', 'run', 'build:site'],
    after: ['code'],
    environment: FAST_BUILD,
  },
  {
    name: 'build variant',
    command: ['sh', '-c', 'next build && npm run build:server'],
    after: ['build'],
    isForTestAll: true,
    environment: { ...variantEnvironment, ...FAST_BUILD },
  },
  { name: 'built site', command: vitest('built'), after: ['tools', 'build'] },
  { name: 'unit', command: vitest('unit'), after: ['tools'] },
  { name: 'postgres', command: vitest('postgres'), after: ['tools'] },
  {
    name: 'browser',
    command: playwright,
    after: ['tools', 'build'],
    isAlone: true,
  },
  {
    name: 'browser variant',
    command: playwright,
    after: ['tools', 'build variant'],
    isAlone: true,
    isForTestAll: true,
    environment: { E2E_VARIANT: '1' },
  },
];

const selected = selectedStages();
const reports = mkdtempSync(join(tmpdir(), 'laurel-tests-'));
const reportOf = (stage: string) => join(reports, `${stage.replaceAll(' ', '-')}.json`);
process.env.PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);
process.env.NEXT_TELEMETRY_DISABLED = '1';
const stages = selected.map((stage) => ({
  ...stage,
  environment: { ...stage.environment, [REPORT_VARIABLE]: reportOf(stage.name) },
}));
const results = await runStages(stages, AT_ONCE);
const summary = summarize(
  results.map((result) => ({ ...result, ...readReport(reportOf(result.name)) })),
  { failOnSkipped: Boolean(process.env.CI) },
);
rmSync(reports, { recursive: true, force: true });
console.log(summary.text);
process.exitCode = summary.isGood ? 0 : 1;

/** Prints what is wrong without a stack trace, which would hide it. */
function selectedStages(): Stage[] {
  try {
    return selectStages(STAGES, process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
