import { spawnSync } from 'node:child_process';
import { findTool } from '../testing/runner/ensure-tools';
import { startSite } from '../testing/servers/site-server';
import { printTitle, reportMedians } from './report';

const PAGES = [
  '/',
  '/docs/Sdk/sdk_initialization',
  '/docs/Sdk/modules/common/methods/setModifyURLFunction',
  '/docs/Sdk/reference/common/functions/setModifyURLFunction',
  '/docs/Webhooks/topics/customer/balance_updated',
  '/docs/Sdk/placeholders/rewards/pop_up',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const MEASURES = Object.fromEntries([
  ...CATEGORIES.map((name) => [name, { name }]),
  ...TIMES.map((name) => [name, { name, unit: 'ms' }]),
]);

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** The tool is downloaded on first use, because it is larger than all other development dependencies together. */
function audit(url: string, tries = 5): Report {
  const categories = `--only-categories=${CATEGORIES.join(',')}`;
  const flags = ['--quiet', '--output=json', categories, '--chrome-flags=--headless --no-sandbox'];
  const { status, stdout, stderr } = spawnSync('npx', ['-y', 'lighthouse@12.8.2', url, ...flags], {
    env: { ...process.env, CHROME_PATH: findTool('chromium') ?? '' },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  // The browser missed the start of the recording; a retry usually works.
  if (stderr.includes('NO_NAVSTART') && tries > 1) return audit(url, tries - 1);
  if (status !== 0) throw new Error(`Lighthouse failed at ${url}:\n${stderr}`);
  return JSON.parse(stdout);
}

/** Measures on the phone that Lighthouse simulates. There are no goals, because the scores depend on the machine. */
export async function run(): Promise<void> {
  const site = await startSite(process.cwd());
  try {
    for (const path of PAGES) {
      printTitle(path);
      await reportMedians(MEASURES, 5, async () => {
        const { categories, audits } = audit(site.origin + path);
        return Object.fromEntries([
          ...CATEGORIES.map((name) => [name, 100 * (categories[name]?.score ?? 0)]),
          ...TIMES.map((name) => [name, audits[name]?.numericValue ?? Number.NaN]),
        ]);
      });
    }
  } finally {
    await site.stop();
  }
}
