import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../testing/site-server';
import { buildSite, makeLargeSite, readPages } from './large-site';
import { kilobytes, measurePage, NAMES, PARTS, type PageBytes } from './page-bytes';
import { memoryOf } from './process-memory';

/**
 * Prints how a page, the build and the server grow with the number of pages: `npm run bench:pages`, or with other numbers
 * `npm run bench:pages -- 500`. The page is the same in every site. Fails if it grows by more than 5 %.
 */

const PAGE = '/docs/Sdk/modules/rewards/methods/redeemReward';
const PAGES = [1_000, 5_000];
const MAX_GROWTH = 0.05;

interface Measured {
  pages: number;
  bytes: PageBytes;
  /** Seconds of processor time; `null` if the site was built before. */
  build: number | null;
  /** Size of the folder that is deployed, in bytes. */
  output: number;
  /** From the start of the server until it is ready. */
  startMs: number;
  memoryMb: number;
}

async function measure(root: string, build: number | null): Promise<Measured> {
  const began = performance.now();
  const site = await startSite(root, { SANDBOX: 'on' });
  const startMs = performance.now() - began;
  try {
    const bytes = await measurePage(site, PAGE);
    const memoryMb = memoryOf(site.processId);
    const output = sizeOf(join(root, '.next/standalone'));
    return { pages: readPages(root).size, bytes, build, output, startMs, memoryMb };
  } finally {
    await site.stop();
  }
}

/** Size of everything in a folder, in bytes. */
function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function print({ pages, bytes, build, output, startMs, memoryMb }: Measured, first: PageBytes) {
  console.log(`\n${pages} pages, ${PAGE}`);
  for (const part of PARTS) {
    const change = (growth(part, bytes, first) * 100).toFixed(1);
    console.log(`${NAMES[part].padEnd(28)}${kilobytes(bytes[part]).padStart(12)}  ${change} %`);
  }
  const perPage = kilobytes(output / pages);
  const rows = {
    'build, processor time': build === null ? 'built before' : `${build.toFixed(0)} s`,
    'output, with the API': `${(output / 1e6).toFixed(0)} MB, ${perPage} a page`,
    'start of the server': `${startMs.toFixed(0)} ms`,
    'memory of the server': `${memoryMb} MB`,
  };
  for (const [name, value] of Object.entries(rows)) console.log(name.padEnd(28) + value);
}

const growth = (part: keyof PageBytes, bytes: PageBytes, first: PageBytes) =>
  first[part] === 0 ? 0 : bytes[part] / first[part] - 1;

const root = process.cwd();
const counts = process.argv.slice(2).map(Number);
const small = await measure(root, null);
print(small, small.bytes);
for (const count of counts.length > 0 ? counts : PAGES) {
  const copy = makeLargeSite(root, small.pages, count);
  try {
    const large = await measure(copy, buildSite(copy, root));
    print(large, small.bytes);
    for (const part of PARTS) {
      if (growth(part, large.bytes, small.bytes) <= MAX_GROWTH) continue;
      console.error(`${NAMES[part]} grows by more than 5 % with ${count} pages.`);
      process.exitCode = 1;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
