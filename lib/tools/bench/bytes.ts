import { startSite } from '../testing/servers/site-server';
import { measurePage, PART_NAMES, PARTS, type PageBytes, readPages } from './page-bytes';
import { printTitle, report } from './report';

/** For the median of the pages of the length below. */
const BUDGETS: PageBytes = { html: 9_500, css: 9_500, js: 1_900, deferred: 15_000 };
const FIRST_LOAD_BUDGET = 18_500;
/** In words. */
const LENGTH = { min: 1_250, max: 1_550 };
const TYPICAL = ['operation', 'resource', 'method'];

interface Measured extends PageBytes {
  url: string;
  kind: string;
  words: number;
}

const firstLoad = ({ html, css, js }: PageBytes) => html + css + js;

function print(title: string, page: Measured | undefined, hasBudget = false): void {
  if (!page) throw new Error(`There is no page to measure: ${title}.`);
  printTitle(`${page.url}: ${page.words} words, ${title}`);
  const budget = (max: number) => hasBudget && { max, isBudget: true };
  for (const part of PART_NAMES) {
    report({ name: PARTS[part], value: page[part], unit: 'B', ...budget(BUDGETS[part]) });
  }
  const total = { name: 'Total at first load', value: firstLoad(page), unit: 'B' };
  report({ ...total, ...budget(FIRST_LOAD_BUDGET) });
}

/** Fails if the median of the pages of about 1,400 words is over a budget. */
export async function run(): Promise<void> {
  const site = await startSite(process.cwd());
  const pages: Measured[] = [];
  try {
    for (const { url, kind } of readPages(process.cwd())) {
      pages.push({ url, kind, ...(await measurePage(site, url)) });
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
    .sort((a, b) => firstLoad(a) - firstLoad(b));
  const selection = `of the ${long.length} pages of ${LENGTH.min} to ${LENGTH.max} words`;
  print(`the smallest ${selection}`, long[0]);
  print(`the median ${selection}`, long[long.length >> 1], true);
  print(`the largest ${selection}`, long.at(-1));
}
