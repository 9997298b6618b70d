import type { ContentIndex } from '../page';
import { codeSpan } from './nodes';

/** The addresses of the pages of SDK events, by the name of the event. */
export function eventPageUrls(index: ContentIndex): ReadonlyMap<string, string> {
  return new Map(
    [...index.pages.values()].flatMap(({ frontMatter, url }) =>
      frontMatter.kind === 'event' ? [[frontMatter.event, url]] : [],
    ),
  );
}

/** The name of an event as code, linked to its page if it has one. */
export function eventLink(name: string, urls: ReadonlyMap<string, string>): string {
  const url = urls.get(name);
  return url ? `[${codeSpan(name)}](${url})` : codeSpan(name);
}
