import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from '../testing/ensure-tools';
import { startSite } from '../testing/site-server';
import { median } from './median';

/**
 * Prints the Lighthouse scores of one page of each kind on a phone, as the median of several runs. There are no budgets,
 * because the scores depend on the machine. The tool is downloaded on first use, because it is larger than all other
 * development dependencies together.
 */

const RUNS = 5;
const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  guide: '/docs/Sdk/sdk_initialization',
  method: '/docs/Sdk/modules/common/methods/setModifyURLFunction',
  reference: '/docs/Sdk/reference/common/functions/setModifyURLFunction',
  topic: '/docs/Webhooks/topics/customer/balance_updated',
  widget: '/docs/Sdk/placeholders/rewards/pop_up',
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Times in milliseconds, by their column. */
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
} as const;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>;
}

/** Error of Lighthouse when the browser missed the start of the recording; a retry usually works. */
const LOST_START = 'NO_NAVSTART';
const MAX_TRIES = 5;

function run(url: string, file: string, tries = MAX_TRIES): Report {
  const flags = '--headless --no-sandbox';
  const { status, stderr } = spawnSync(
    'npx',
    ['-y', 'lighthouse@12.8.2', url, '--quiet', '--output=json', `--output-path=${file}`].concat(
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags}`,
    ),
    { env: { ...process.env, CHROME_PATH: findTool('chromium') ?? '' }, encoding: 'utf8' },
  );
  if (stderr.includes(LOST_START) && tries > 1) return run(url, file, tries - 1);
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}:\n${stderr}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns the failed audits, except those of performance. */
function failedAudits({ categories, audits }: Report): string[] {
  return CATEGORIES.filter((name) => name !== 'performance')
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [`${id}: ${audit.title}`] : [];
    });
}

const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const site = await startSite(process.cwd());
try {
  // Request all pages before the first run. `spawnSync` blocks this process, so open connections would time out later.
  for (const path of Object.values(PAGES)) {
    const { status } = await site.send(path);
    if (status !== 200) throw new Error(`${path} returned ${status}.`);
  }
  const columns = Object.keys(TIMES).map((name) => name.padStart(7));
  console.log(
    `${'page'.padEnd(10)} ${CATEGORIES.map((name) => name.padStart(15)).join('')}${columns.join('')}`,
  );
  for (const [name, path] of Object.entries(PAGES)) {
    const reports = Array.from({ length: RUNS }, (_, index) =>
      run(site.origin + path, join(folder, `${name}-${index}.json`)),
    );
    const medians = CATEGORIES.map((category) => {
      const scores = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
      return median(scores).toFixed(0).padStart(15);
    });
    const times = Object.values(TIMES).map((audit) => {
      const values = reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN);
      return median(values).toFixed(0).padStart(7);
    });
    console.log(`${name.padEnd(10)} ${medians.join('')}${times.join('')}`);
    for (const audit of new Set(reports.flatMap(failedAudits))) console.log(`  ${audit}`);
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
