import { fileURLToPath } from 'node:url';
import { listPages, loadPublishedContent } from './content-pages';
import { checkLinks } from './links';
import { SITE_ROUTES } from './site-routes';

const TIMEOUT_MS = 10_000;

/** Host names that are reserved for examples, so nothing responds there. */
const EXAMPLE_HOST =
  /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|org|net)$/;

/** Whether an address belongs to a host that can exist, unlike those reserved for examples. */
export function isRealHost(target: string): boolean {
  return !EXAMPLE_HOST.test(new URL(target, 'https://a.example').hostname);
}

/** Requests an address and returns the problem; `null` if the request succeeds. */
async function requestLink(target: string): Promise<string | null> {
  try {
    const response = await fetch(target, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok ? null : `returns ${response.status}`;
  } catch (error) {
    return `doesn't respond: ${error instanceof Error ? error.message : error}`;
  }
}

async function main(): Promise<void> {
  const index = loadPublishedContent(process.cwd());
  const { external } = checkLinks({ index, routes: SITE_ROUTES, publicFiles: new Set() });
  const links = external.filter(({ target }) => isRealHost(target));
  const problems = new Map<string, string | null>();
  // One after the other, so that no server gets many requests together.
  for (const { file, line, target } of links) {
    const address = target.replace(/#.*$/, '');
    if (!problems.has(address)) problems.set(address, await requestLink(address));
    const problem = problems.get(address);
    if (problem) console.log(`  ${file}:${line} links to ${target}, which ${problem}`);
  }
  const broken = [...problems.values()].filter((problem) => problem !== null).length;
  console.log(
    `pages ${listPages(index).length} · external links ${external.length} · addresses requested ${problems.size}, broken ${broken} · example hosts skipped ${external.length - links.length}`,
  );
  if (broken > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
