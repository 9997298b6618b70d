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

/** For the median of the pages of the length below. */
const BUDGETS: Partial<Readonly<Record<keyof PageBytes, number>>> = {
  html: 9_500,
  css: 9_500,
  js: 1_900,
  deferred: 15_000,
};
const FIRST_LOAD_BUDGET = 18_500;
/** In words. */
const LENGTH = { min: 1_250, max: 1_550 };

const root = process.cwd();

/** Finds the page whose HTML has the median size among the pages of a kind. */
function typicalPage(pages: readonly Measured[], kind: string): Measured {
  const found = pages.filter((page) => page.kind === kind).sort((a, b) => a.html - b.html);
  const median = found[Math.floor(found.length / 2)];
  if (!median) throw new Error(`There is no page of the kind "${kind}" to measure.`);
  return median;
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

const firstLoad = ({ html, css, js }: PageBytes) => html + css + js;

function print(title: string, bytes: PageBytes) {
  console.log(`\n${title}`);
  for (const part of PARTS) {
    console.log(NAMES[part].padEnd(26) + kilobytes(bytes[part]).padStart(12));
  }
  console.log('Total at first load'.padEnd(26) + kilobytes(firstLoad(bytes)).padStart(12));
}

/** Returns a line for every exceeded budget. */
function checkBudgets(path: string, bytes: PageBytes): string[] {
  const total = firstLoad(bytes);
  return [
    ...PARTS.flatMap((part) => {
      const budget = BUDGETS[part];
      if (budget === undefined || bytes[part] <= budget) return [];
      return `${NAMES[part]} of ${path} is ${kilobytes(bytes[part])}, over ${kilobytes(budget)}`;
    }),
    ...(total > FIRST_LOAD_BUDGET
      ? [`The first load of ${path} is ${kilobytes(total)}, over ${kilobytes(FIRST_LOAD_BUDGET)}`]
      : []),
  ];
}

interface Measured {
  url: string;
  kind: string;
  html: number;
  words: number;
}

async function measureAll(site: SiteServer): Promise<Measured[]> {
  const pages: Measured[] = [];
  for (const { url, kind } of readPages(root).values()) {
    const { html, words } = await readPage(site, url);
    pages.push({ url, kind, html, words });
  }
  return pages;
}

const exceeded: string[] = [];
const site = await startSite(root);
try {
  const pages = await measureAll(site);
  for (const kind of ['operation', 'resource', 'method']) {
    const { url, words } = typicalPage(pages, kind);
    print(`${url}: ${words} words, the median of the kind "${kind}"`, await measurePage(site, url));
  }

  const measured: { url: string; words: number; bytes: PageBytes }[] = [];
  for (const { url, words } of pages) {
    if (words < LENGTH.min || words > LENGTH.max) continue;
    measured.push({ url, words, bytes: await measurePage(site, url) });
  }
  measured.sort((a, b) => firstLoad(a.bytes) - firstLoad(b.bytes));
  const selection = `of the ${measured.length} pages of ${LENGTH.min} to ${LENGTH.max} words`;
  const positions = { smallest: 0, median: Math.floor(measured.length / 2), largest: -1 };
  for (const [name, position] of Object.entries(positions)) {
    const page = measured.at(position);
    if (!page) throw new Error(`The site has no pages of ${LENGTH.min} to ${LENGTH.max} words.`);
    print(`${page.url}: ${page.words} words, the ${name} ${selection}`, page.bytes);
    if (name === 'median') exceeded.push(...checkBudgets(page.url, page.bytes));
  }

  console.log('\nAlso loaded, with the scripts on interaction:');
  const { url } = typicalPage(pages, 'method');
  for (const [address, bytes] of await measureLaterRequests(site, url)) {
    console.log(`${kilobytes(bytes).padStart(12)}  ${address}`);
  }
} finally {
  await site.stop();
}

for (const line of exceeded) console.error(`\nOver budget: ${line}`);
process.exitCode = exceeded.length > 0 ? 1 : 0;
