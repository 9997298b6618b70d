import type { ContentIssue } from '../content-error';
import { findTag } from './registry';

const TAG = /<([A-Z]\w*)\s+of="([^"]*)"\s*\/>/g;

/** Replaces tags that stand for a text in a file that isn't parsed yet, and reports those that name nothing. */
export function insertTexts(
  file: string,
  source: string,
): { source: string; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const replaced = source.replace(TAG, (written, name: string, of: string, at: number) => {
    try {
      return findTag(name)?.text?.(of) ?? written;
    } catch (error) {
      const line = source.slice(0, at).split('\n').length;
      issues.push({ file, line, reason: error instanceof Error ? error.message : String(error) });
      return written;
    }
  });
  return { source: replaced, issues };
}
