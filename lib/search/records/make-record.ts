import { docsTag } from '../../content/pages/areas';
import type { Page } from '../../content/pages/page';
import { site } from '../../site/config/site';
import { oneLine } from '../clean-query';
import type { RecordKind, SearchRecord } from '../record';
import { splitName } from '../tokenize';
import { messagesAt } from './messages';

/** Properties that differ between the records of a page. */
export interface RecordParts {
  kind: RecordKind;
  /** Headings down to the section, outermost first. */
  headings: string[];
  anchor?: string | undefined;
  content: string;
  code?: string;
  identifiers: string[];
  aliases?: string[];
  keywords?: string[];
  /** Whether it explains the messages whose explanation has its address. */
  isExplanation?: boolean;
}

/** Properties that the records of a page have in common. */
interface RecordPage extends Pick<Page, 'url' | 'title' | 'area' | 'version'> {
  /** Labels of the folders above the page, then its own. */
  breadcrumbs: string[];
  /** From 0 to 100. */
  weight: number;
}

/** Returns a function that makes the records of a page from their parts and positions. */
export function recordMaker({ url, title, breadcrumbs, ...page }: RecordPage) {
  return (parts: RecordParts, position: number): SearchRecord => {
    const { kind, headings, anchor, content, code, identifiers, isExplanation } = parts;
    const { aliases = [], keywords = [] } = parts;
    const address = anchor ? `${url}#${anchor}` : url;
    const messages = isExplanation ? messagesAt(address) : [];
    const levels = headings
      .slice(0, 5)
      .map((heading, depth) => [`lvl${depth + 2}`, oneLine(heading)]);
    return {
      id: `${url}|${position}`,
      kind,
      url: address,
      page: url,
      ...(anchor && { anchor }),
      hierarchy: { lvl0: breadcrumbs[0] ?? 'Pages', lvl1: title, ...Object.fromEntries(levels) },
      // Summaries and descriptions are Markdown.
      content: oneLine(content).replaceAll('`', ''),
      ...(code && { code }),
      identifiers,
      aliases,
      ...(messages.length > 0 && { messages }),
      words: [title, ...identifiers, ...aliases].map(splitName).join(' '),
      keywords,
      breadcrumbs: breadcrumbs.slice(0, -1),
      area: page.area ?? '',
      tag: docsTag(page.area, page.version),
      language: site.defaultLocale,
      version: page.version,
      // Records of the same page come in its order.
      weight: page.weight * 10_000 - position,
    };
  };
}
