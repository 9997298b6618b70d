import { topics } from '../api/topics';
import type { ContentIndex } from './page';
import { topicPages } from './sources/webhooks';

/** A webhook topic and the page that describes it. */
export interface TopicLink {
  name: string;
  summary: string;
  url: string;
}

/** All topics of the contract with their pages; a topic without a page links to the first page about webhooks. */
export function topicLinks(index: ContentIndex): TopicLink[] {
  const pages = new Map(topicPages(index).map(({ topic, url }) => [topic, url]));
  return topics.map(({ name, summary }) => ({
    name,
    summary,
    url: pages.get(name) ?? '/docs/Webhooks',
  }));
}
