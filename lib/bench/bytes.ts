import { findTool } from '../testing/ensure-tools';
import { type SiteServer, startSite } from '../testing/site-server';
import { startBrowser } from './browser';
import { readPages } from './large-site';
import {
  gzipped,
  kilobytes,
  measurePage,
  NAMES,
  PARTS,
  type PageBytes,
  readPage,
} from './page-bytes';

const BUDGETS: Partial<Readonly<Record<keyof PageBytes, number>>> = {
  html: 8_500,
  css: 6_800,
  js: 0,
  deferred: 15_000,
};

const root = process.cwd();

/** Returns the address of the page whose HTML has the median size among the pages of a kind, and prints it. */
async function typicalPage(
  site: SiteServer,
  kind: 'method' | 'operation' | 'resource',
): Promise<string> {
  const sizes: { url: string; html: number }[] = [];
  for (const { url, ...page } of readPages(root).values()) {
    if (page.kind === kind) sizes.push({ url, html: (await readPage(site, url)).html });
  }
  sizes.sort((a, b) => a.html - b.html);
  const median = sizes[Math.floor(sizes.length / 2)];
  if (!median) throw new Error(`There is no page of the kind "${kind}" to measure.`);
  console.log(`\n${median.url}: the median of ${sizes.length} pages of the kind "${kind}"`);
  return median.url;
}

/** Returns what a browser loads in addition to what the HTML lists: until it is idle, and after the pointer has moved. */
async function measureLaterRequests(
  site: SiteServer,
  path: string,
): Promise<[address: string, bytes: number][]> {
  if (!findTool('chromium')) return [['no browser found, not measured', 0]];
  const { scripts, deferred, stylesheets } = await readPage(site, path);
  const initial = new Set([path, ...scripts, ...deferred, ...stylesheets]);
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const later: Promise<[string, number]>[] = [];
    page.on('requestfinished', (request) => {
      const { pathname, search } = new URL(request.url());
      if (initial.has(pathname)) return;
      const size = request.response().then((response) => response?.body().then(gzipped));
      later.push(size.then((bytes): [string, number] => [pathname + search, bytes ?? 0]));
    });
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    await page.mouse.move(1, 1);
    await page.mouse.move(2, 1);
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    // The responses of later requests can't be read once the browser is closed.
    page.removeAllListeners('requestfinished');
    return await Promise.all(later);
  } finally {
    await browser.close();
  }
}

/** Prints the sizes of a page. Returns a line for every exceeded budget. */
function checkBudgets(path: string, bytes: PageBytes): string[] {
  for (const part of PARTS) {
    console.log(NAMES[part].padEnd(26) + kilobytes(bytes[part]).padStart(12));
  }
  return PARTS.flatMap((part) => {
    const budget = BUDGETS[part];
    if (budget === undefined || bytes[part] <= budget) return [];
    return `${NAMES[part]} of ${path} is ${kilobytes(bytes[part])}, over ${kilobytes(budget)}`;
  });
}

const exceeded: string[] = [];
const site = await startSite(root);
try {
  let path = '';
  for (const kind of ['operation', 'resource', 'method'] as const) {
    path = await typicalPage(site, kind);
    exceeded.push(...checkBudgets(path, await measurePage(site, path)));
  }
  console.log('\nAlso loaded, with the scripts on interaction:');
  for (const [address, bytes] of await measureLaterRequests(site, path)) {
    console.log(`${kilobytes(bytes).padStart(12)}  ${address}`);
  }
} finally {
  await site.stop();
}

for (const line of exceeded) console.error(`\nOver budget: ${line}`);
process.exitCode = exceeded.length > 0 ? 1 : 0;
