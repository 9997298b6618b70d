import { fileURLToPath } from 'node:url';
import { listPages, loadPublishedContent } from './content-pages';
import { checkLinks } from './links';
import { SITE_ROUTES } from './site-routes';

const TIMEOUT_MS = 10_000;
const MAX_CONCURRENT = 4;

/** Statuses of servers that don't support HEAD; the request is sent again with GET. */
const RETRY_WITH_GET: readonly number[] = [403, 404, 405, 501];

/** Host names that are reserved for examples, so nothing responds there. */
const EXAMPLE_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|org|net)$/;

/** The result of a request to an external address. */
export interface ExternalResult {
  target: string;
  /** What is wrong, or `null` if the request succeeds. */
  problem: string | null;
}

/** Whether an address belongs to a host that can exist, unlike those reserved for examples. */
export function isRealHost(target: string): boolean {
  return !EXAMPLE_HOST.test(new URL(target, 'https://a.example').hostname);
}

/** Requests each address once, a few at a time. */
export async function requestLinks(
  targets: readonly string[],
  request: typeof fetch = fetch,
): Promise<ExternalResult[]> {
  const waiting = [...new Set(targets.map((target) => target.replace(/#.*$/, '')))];
  const results: ExternalResult[] = [];
  const work = async () => {
    for (let target = waiting.shift(); target !== undefined; target = waiting.shift()) {
      results.push({ target, problem: await requestLink(target, request) });
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return results;
}

async function requestLink(target: string, request: typeof fetch): Promise<string | null> {
  try {
    const head = await request(target, optionsOf('HEAD'));
    if (head.ok) return null;
    if (!RETRY_WITH_GET.includes(head.status)) return `returns ${head.status}`;
    const page = await request(target, optionsOf('GET'));
    await page.body?.cancel();
    return page.ok ? null : `returns ${page.status}`;
  } catch (error) {
    return `doesn't respond: ${error instanceof Error ? error.message : error}`;
  }
}

function optionsOf(method: string): RequestInit {
  return { method, redirect: 'follow', signal: AbortSignal.timeout(TIMEOUT_MS) };
}

async function main(): Promise<void> {
  const index = loadPublishedContent(process.cwd());
  const { external } = checkLinks({ index, routes: SITE_ROUTES, publicFiles: new Set() });
  const requested = external.filter(({ target }) => isRealHost(target));
  const results = await requestLinks(requested.map(({ target }) => target));
  const broken = results.filter(({ problem }) => problem !== null);
  for (const { target, problem } of broken) {
    for (const link of requested) {
      if (link.target.replace(/#.*$/, '') !== target) continue;
      console.log(`  ${link.file}:${link.line} links to ${link.target}, which ${problem}`);
    }
  }
  const skipped = external.length - requested.length;
  console.log(
    `pages ${listPages(index).length} · external links ${external.length} · addresses requested ${results.length}, broken ${broken.length} · example hosts skipped ${skipped}`,
  );
  if (broken.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
