import { topics } from '../../api/topics';
import { subjectUrls } from '../sources/subject-pages';
import type { ContentIndex } from './page';

/** A webhook topic and the page that describes it. */
export interface TopicLink {
  name: string;
  summary: string;
  url: string;
}

/** All topics of the contract with their pages; a topic without a page links to the first page about webhooks. */
export function topicLinks(index: ContentIndex): TopicLink[] {
  const pages = subjectUrls(index, 'topic');
  return topics.map(({ name, summary }) => ({
    name,
    summary,
    url: pages.get(name) ?? '/docs/Webhooks',
  }));
}
