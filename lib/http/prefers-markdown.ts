import { parseAccept } from 'hono/utils/accept';

const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

type Ranges = ReturnType<typeof parseAccept>;

/**
 * Whether an `Accept` header asks for Markdown rather than HTML: it names `text/markdown` and wants it at least as
 * much as HTML. Wildcards alone mean HTML, because every browser and most tools send them.
 */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept) return false;
  const ranges = parseAccept(accept.toLowerCase());
  const markdown = ranges.find(({ type }) => type === MARKDOWN)?.q ?? 0;
  return markdown > 0 && markdown >= qualityOf(HTML, ranges);
}

/** How much a type is wanted, by the most specific range that covers it; 0 when none does (RFC 9110 §12.5.1). */
function qualityOf(type: string, ranges: Ranges): number {
  const covering = [type, `${type.split('/')[0]}/*`, '*/*'];
  for (const range of covering) {
    const found = ranges.find((given) => given.type === range);
    if (found) return found.q;
  }
  return 0;
}
