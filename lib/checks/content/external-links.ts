import { fileURLToPath } from 'node:url';
import { listPages, loadPublishedContent } from './content-pages';
import { checkLinks } from './links';
import { SITE_ROUTES } from './site-routes';

const TIMEOUT_MS = 10_000;
const AT_ONCE = 4;

/** Answers to HEAD that say nothing of the page: it is asked for with GET then. */
const HEAD_REFUSED: readonly number[] = [403, 404, 405, 501];

/** Names that are reserved for examples and so never answer. */
const RESERVED = /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|org|net)$/;

/** What asking for an address gave. */
export interface ExternalResult {
  target: string;
  /** What is wrong, or `null` when the address answers. */
  problem: string | null;
}

/** Whether an address belongs to a host that exists; those of examples are not asked for. */
export function canAnswer(target: string): boolean {
  return !RESERVED.test(new URL(target, 'https://a.example').hostname);
}

/** Asks for each address once, a few at a time. */
export async function askForLinks(
  targets: readonly string[],
  request: typeof fetch = fetch,
): Promise<ExternalResult[]> {
  const waiting = [...new Set(targets.map((target) => target.replace(/#.*$/, '')))];
  const results: ExternalResult[] = [];
  const work = async () => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      results.push({ target, problem: await askFor(target, request) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function askFor(target: string, request: typeof fetch): Promise<string | null> {
  try {
    const head = await request(target, optionsOf('HEAD'));
    if (head.ok) return null;
    if (!HEAD_REFUSED.includes(head.status)) return `answers ${head.status}`;
    const page = await request(target, optionsOf('GET'));
    await page.body?.cancel();
    return page.ok ? null : `answers ${page.status}`;
  } catch (error) {
    return `does not answer: ${error instanceof Error ? error.message : error}`;
  }
}

function optionsOf(method: string): RequestInit {
  return { method, redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) };
}

async function main(): Promise<void> {
  const index = loadPublishedContent(process.cwd());
  const { external } = checkLinks({ index, routes: SITE_ROUTES, publicFiles: new Set() });
  const asked = external.filter(({ target }) => canAnswer(target));
  const results = await askForLinks(asked.map(({ target }) => target));
  const broken = results.filter(({ problem }) => problem !== null);
  for (const { target, problem } of broken) {
    for (const link of asked) {
      if (link.target.replace(/#.*$/, '') !== target) continue;
      console.log(`  ${link.file}:${link.line} links to ${link.target}, which ${problem}`);
    }
  }
  const skipped = external.length - asked.length;
  console.log(
    `pages ${listPages(index).length} · external links ${external.length} · addresses asked ${results.length}, broken ${broken.length} · example hosts not asked ${skipped}`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
