import type { ContentIssue } from '../load/content-error';
import { findTag } from './registry';

/** A tag with its attribute `of`, or the beginning of a tag that is written in another way. */
const TAG = /<([A-Z]\w*)\b(?:\s+of="([^"]*)"\s*\/>)?/g;

/**
 * Replaces tags that stand for a text in a file that isn't parsed yet, and reports those that name nothing or are
 * incomplete: in the front matter and the sidebar, nothing else would.
 */
export function insertTexts(
  file: string,
  source: string,
): { source: string; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const replaced = source.replace(
    TAG,
    (written, name: string, of: string | undefined, at: number) => {
      const text = findTag(name)?.text;
      if (!text) return written;
      try {
        if (of === undefined)
          throw new Error(`contains an incomplete <${name}>. Write <${name} of="…" />.`);
        return text(of);
      } catch (error) {
        const line = source.slice(0, at).split('\n').length;
        issues.push({ file, line, reason: error instanceof Error ? error.message : String(error) });
        return written;
      }
    },
  );
  return { source: replaced, issues };
}
