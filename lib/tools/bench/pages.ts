import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { startSite } from '../testing/servers/site-server';
import { buildSite, GENERATED_PAGE, makeLargeSite } from './large-site';
import { measurePage, PART_NAMES, PARTS, type PageBytes, readPages } from './page-bytes';
import { memoryOf } from './process-memory';
import { msOf, printTitle, report } from './report';

const PAGE = '/docs/Sdk/modules/rewards/methods/redeemReward';
const PAGES = ['1000', '5000'];
const MAX_GROWTH = 1.05;

/** The sizes of each page in the first site that has it. */
const firstBytes = new Map<string, PageBytes>();

/** Measures a built site. @returns the number of its pages */
async function measure(root: string): Promise<number> {
  const began = performance.now();
  const site = await startSite(root, { SANDBOX: 'on' });
  const startMs = performance.now() - began;
  try {
    const pages = readPages(root);
    printTitle(`${pages.length} pages`);
    report({ name: 'start of the server', value: startMs, unit: 'ms' });
    const used = execFileSync('du', ['-sm', '.next/standalone'], { cwd: root, encoding: 'utf8' });
    report({ name: 'output, with the API', value: Number.parseInt(used, 10), unit: 'MB' });
    for (const path of [PAGE, GENERATED_PAGE]) {
      if (!pages.some(({ url }) => url === path)) continue;
      const bytes = await measurePage(site, path);
      const first = firstBytes.get(path) ?? bytes;
      firstBytes.set(path, first);
      for (const part of PART_NAMES) {
        const max = Math.floor(first[part] * MAX_GROWTH);
        const name = `${PARTS[part]} of ${path}`;
        report({ name, value: bytes[part], unit: 'B', max, isBudget: true });
      }
    }
    report({ name: 'memory of the server', value: memoryOf(site.processId), unit: 'MB' });
    return pages.length;
  } finally {
    await site.stop();
  }
}

/** Fails if a page is larger in a large site: a page of this site, or one that the generated sites have in common. */
export async function run(counts: string[]): Promise<void> {
  const root = process.cwd();
  const present = await measure(root);
  for (const count of counts.length > 0 ? counts : PAGES) {
    const copy = makeLargeSite(root, present, Number(count));
    try {
      const buildMs = await msOf(async () => buildSite(copy, root));
      await measure(copy);
      report({ name: 'build', value: buildMs / 1_000, unit: 's' });
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
}
