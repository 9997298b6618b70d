import type { PageKind } from '../load/schema';
import type { ContentIndex, Page } from '../pages/page';

/** Returns the subject of a page, such as a topic: the name that tags without `of` refer to. `null` for other pages. */
export function subjectOf({ frontMatter }: Pick<Page, 'frontMatter'>): string | null {
  switch (frontMatter.kind) {
    case 'method':
      return frontMatter.function;
    case 'event':
      return frontMatter.event;
    case 'widget':
      return frontMatter.widget;
    case 'object':
      return frontMatter.object;
    case 'topic':
      return frontMatter.topic;
    case 'operation':
      return frontMatter.operation;
    case 'resource':
      return frontMatter.resource;
    default:
      return null;
  }
}

/** The addresses of the pages of a kind, by the names of what they describe. */
export function subjectUrls(index: ContentIndex, kind: PageKind): Map<string, string> {
  const pages = [...index.pages.values()].filter((page) => page.kind === kind);
  return new Map(pages.map((page) => [subjectOf(page) ?? '', page.url]));
}
