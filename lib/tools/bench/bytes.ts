import { loadContent } from '../../content/load/source';
import { readHtml } from '../checks/site/built-html';
import { type SiteServer, startSite } from '../testing/servers/site-server';
import { gzipped, printTitle, report } from './report';

/** The parts of a page, and the budgets of the median of the pages of the length below. */
const PARTS = {
  /** The page without its inline scripts. */
  html: { name: 'HTML', max: 9_500 },
  css: { name: 'CSS', max: 9_500 },
  /** Inline scripts of the page, and the scripts that are loaded with it. */
  js: { name: 'JavaScript at first load', max: 1_900 },
  firstLoad: { name: 'Total at first load', max: 18_500 },
  deferred: { name: 'JavaScript on interaction', max: 15_000 },
} as const;
/** In words. */
const LENGTH = { min: 1_250, max: 1_550 };
const TYPICAL = ['operation', 'resource', 'method'];

/** Scripts that run, unlike structured data. */
const INLINE_SCRIPTS = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs;
/** Tags within words, as of highlighted code. */
const INLINE_TAGS = /<\/?(?:a|code|em|kbd|span|strong)\b[^>]*>/g;

type Measured = Awaited<ReturnType<typeof measurePage>> & { kind: string };

/** Measures a page with the scripts and style sheets that it refers to, and counts its words. */
async function measurePage(site: SiteServer, url: string) {
  const { status, body } = await site.send(url);
  if (status !== 200) throw new Error(`GET ${url} returned ${status}.`);
  const page = body.toString();
  const withoutScripts = page.replace(INLINE_SCRIPTS, '');
  const main = /<main.*<\/main>/s.exec(withoutScripts)?.[0] ?? '';
  const text = main.replace(INLINE_TAGS, '').replace(/<[^>]+>/g, ' ');
  const sum = async (addresses: string[]) => {
    const files = await Promise.all([...new Set(addresses)].map((address) => site.send(address)));
    return files.reduce((total, file) => total + gzipped(file.body), 0);
  };
  const { scripts, deferred, stylesheets } = readHtml(page);
  const html = gzipped(withoutScripts);
  const css = await sum(stylesheets);
  const js = gzipped(body) - html + (await sum(scripts));
  const firstLoad = html + css + js;
  const words = text.trim().split(/\s+/).length;
  return { url, words, html, css, js, firstLoad, deferred: await sum(deferred) };
}

function print(title: string, page: Measured | undefined, isBudget = false): void {
  if (!page) throw new Error(`There is no page to measure: ${title}.`);
  printTitle(`${page.url}: ${page.words} words, ${title}`);
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    const { name, max } = PARTS[part];
    report({ name, value: page[part], unit: 'B', ...(isBudget && { max, isBudget }) });
  }
}

/** Fails if the median of the pages of about 1,400 words is over a budget. */
export async function run(): Promise<void> {
  const site = await startSite(process.cwd());
  const pages: Measured[] = [];
  try {
    for (const { url, kind } of loadContent().pages.values()) {
      pages.push({ kind, ...(await measurePage(site, url)) });
    }
  } finally {
    await site.stop();
  }
  for (const kind of TYPICAL) {
    const found = pages.filter((page) => page.kind === kind).sort((a, b) => a.html - b.html);
    print(`the median of the kind "${kind}"`, found[found.length >> 1]);
  }
  const long = pages
    .filter(({ words }) => words >= LENGTH.min && words <= LENGTH.max)
    .sort((a, b) => a.firstLoad - b.firstLoad);
  const selection = `of the ${long.length} pages of ${LENGTH.min} to ${LENGTH.max} words`;
  print(`the smallest ${selection}`, long[0]);
  print(`the median ${selection}`, long[long.length >> 1], true);
  print(`the largest ${selection}`, long.at(-1));
}
