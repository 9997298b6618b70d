import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startSite } from '../testing/site-server';
import { buildSite, GENERATED_PAGE, makeLargeSite, readPages } from './large-site';
import { kilobytes, measurePage, NAMES, PARTS, type PageBytes } from './page-bytes';
import { memoryOf } from './process-memory';

/**
 * Prints how a page, the build and the server grow with the number of pages: `npm run bench:pages`, or with other numbers
 * `npm run bench:pages -- 500`. Fails if one of two pages grows by more than 5 %: a page of this site, or one that the
 * generated sites have in common.
 */

const PAGE = '/docs/Sdk/modules/rewards/methods/redeemReward';
const PAGES = [1_000, 5_000];
const MAX_GROWTH = 0.05;

interface Measured {
  pages: number;
  /** By path. */
  bytes: ReadonlyMap<string, PageBytes>;
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
    const pages = readPages(root);
    const bytes = new Map<string, PageBytes>();
    for (const path of [PAGE, GENERATED_PAGE]) {
      const isPresent = [...pages.values()].some(({ url }) => url === path);
      if (isPresent) bytes.set(path, await measurePage(site, path));
    }
    const memoryMb = memoryOf(site.processId);
    const output = sizeOf(join(root, '.next/standalone'));
    return { pages: pages.size, bytes, build, output, startMs, memoryMb };
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

function print({ pages, build, output, startMs, memoryMb }: Measured) {
  const perPage = kilobytes(output / pages);
  const rows = {
    'build, processor time': build === null ? 'built before' : `${build.toFixed(0)} s`,
    'output, with the API': `${(output / 1e6).toFixed(0)} MB, ${perPage} a page`,
    'start of the server': `${startMs.toFixed(0)} ms`,
    'memory of the server': `${memoryMb} MB`,
  };
  console.log(`\n${pages} pages`);
  for (const [name, value] of Object.entries(rows)) console.log(name.padEnd(28) + value);
}

/** The sizes of each page in the first site that has it. */
const firstBytes = new Map<string, PageBytes>();

/** Prints the sizes of the pages of a site. @returns a line for each part that has grown too much */
function compare({ pages, bytes }: Measured): string[] {
  const errors: string[] = [];
  for (const [path, current] of bytes) {
    const first = firstBytes.get(path) ?? current;
    firstBytes.set(path, first);
    console.log(path);
    for (const part of PARTS) {
      const growth = first[part] === 0 ? 0 : current[part] / first[part] - 1;
      const change = `${(growth * 100).toFixed(1)} %`;
      console.log(`${NAMES[part].padEnd(28)}${kilobytes(current[part]).padStart(12)}  ${change}`);
      if (growth > MAX_GROWTH)
        errors.push(`${NAMES[part]} of ${path} grows by more than 5 % with ${pages} pages.`);
    }
  }
  return errors;
}

const root = process.cwd();
const counts = process.argv.slice(2).map(Number);
const small = await measure(root, null);
print(small);
compare(small);
for (const count of counts.length > 0 ? counts : PAGES) {
  const copy = makeLargeSite(root, small.pages, count);
  try {
    const large = await measure(copy, buildSite(copy, root));
    print(large);
    for (const error of compare(large)) {
      console.error(error);
      process.exitCode = 1;
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
