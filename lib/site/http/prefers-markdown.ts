import { parseAccept } from 'hono/utils/accept';

const MARKDOWN = 'text/markdown';
const HTML = 'text/html';

type Ranges = ReturnType<typeof parseAccept>;

/**
 * Whether an `Accept` header prefers Markdown to HTML: it names `text/markdown` with at least the quality of HTML.
 * Wildcards alone mean HTML, because every browser and most tools send them.
 */
export function prefersMarkdown(accept: string | null): boolean {
  if (!accept) return false;
  const ranges = parseAccept(accept.toLowerCase());
  const markdown = ranges.find(({ type }) => type === MARKDOWN)?.q ?? 0;
  return markdown > 0 && markdown >= qualityOf(HTML, ranges);
}

/** Quality of a type by the most specific range that covers it, or 0 if no range does (RFC 9110 §12.5.1). */
function qualityOf(type: string, ranges: Ranges): number {
  const coveringRanges = [type, `${type.split('/')[0]}/*`, '*/*'];
  for (const range of coveringRanges) {
    const found = ranges.find((given) => given.type === range);
    if (found) return found.q;
  }
  return 0;
}
