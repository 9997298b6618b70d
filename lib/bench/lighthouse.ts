import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTool } from '../testing/ensure-tools';
import { startSite } from '../testing/site-server';

/**
 * Lighthouse as on a phone, the median of several runs for a page of each sort. Printed, not judged: the machine is
 * part of what is measured. The tool is fetched when it is asked for; it is larger than all else here.
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

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

/** What the tool says when the browser it has just started lost the beginning of the recording. */
const LOST_START = 'NO_NAVSTART';
/** A browser that never keeps it is a fault, and ends the benchmark with the tool's words. */
const MOST_TRIES = 5;

function run(url: string, file: string, tries = MOST_TRIES): Report {
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

/** Titles of audits that cost points, other than those of speed. */
function faultsOf({ categories, audits }: Report): string[] {
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
  // All before the first run: while the tool runs, nobody minds the connections that are kept.
  for (const path of Object.values(PAGES)) {
    const { status } = await site.ask(path);
    if (status !== 200) throw new Error(`${path} answers ${status}.`);
  }
  console.log(`${'page'.padEnd(10)} ${CATEGORIES.map((name) => name.padStart(15)).join('')}`);
  for (const [name, path] of Object.entries(PAGES)) {
    const reports = Array.from({ length: RUNS }, (_, index) =>
      run(site.origin + path, join(folder, `${name}-${index}.json`)),
    );
    const medians = CATEGORIES.map((category) => {
      const scores = reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100);
      return scores.sort((a, b) => a - b)[scores.length >> 1] ?? 0;
    });
    console.log(
      `${name.padEnd(10)} ${medians.map((score) => score.toFixed(0).padStart(15)).join('')}`,
    );
    for (const fault of new Set(reports.flatMap(faultsOf))) console.log(`  ${fault}`);
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
