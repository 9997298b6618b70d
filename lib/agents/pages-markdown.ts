import { readingOrder } from '../docs/lookups';
import type { Page } from '../docs/page';
import { pageMarkdown } from '../docs/page-markdown';
import type { ContentIndex } from '../docs/source';
import type { PageMarkdown } from '../docs/write-page-markdown';
import type { JsonObject } from '../openapi/json';
import { apiTwin, tagTwins } from './api/api-markdown';
import { homeTwin } from './home-markdown';

/** What all Markdown of the site is made from. */
export interface AgentSources {
  index: ContentIndex;
  /** The OpenAPI document of the API. */
  document: JsonObject;
  /** The site with its base path, no slash at the end. */
  siteUrl: string;
}

/** Twins by the part of the site that they belong to. */
export interface TwinSection {
  title: string;
  twins: PageMarkdown[];
}

/**
 * The Markdown of every page that the site lists, in the order of the sidebar: what `/llms.txt` names.
 * Older versions of an area have a section of their own; pages outside the areas come last.
 */
export function twinSections(sources: AgentSources): TwinSection[] {
  const { index, siteUrl } = sources;
  const twinOf = (page: Page) => pageMarkdown({ page, index }, siteUrl);
  const sections: TwinSection[] = [
    { title: 'Start', twins: [homeTwin(index, siteUrl)] },
    { title: 'Private API', twins: [apiTwin(sources)] },
  ];
  const placed = new Set<string>();
  for (const { id, label, versions } of index.areas) {
    for (const version of versions) {
      const nodes = readingOrder(index, version.name).filter(({ page }) => page.area === id);
      for (const { page } of nodes) placed.add(page.path);
      sections.push({
        title: version === versions[0] ? label : `${label} ${version.label}`,
        twins: nodes.map(({ page }) => twinOf(page)),
      });
    }
  }
  const rest = [...index.pages.values()].filter(({ path }) => !placed.has(path));
  const listed = rest.filter(({ frontMatter }) => !frontMatter.unlisted);
  const isLanding = ({ kind }: Page) => kind === 'landing';
  sections[0]?.twins.push(...listed.filter(isLanding).map(twinOf));
  sections.push({
    title: 'More',
    twins: [...listed.filter((page) => !isLanding(page)), ...index.standalone.values()].map(twinOf),
  });
  return sections.filter(({ twins }) => twins.length > 0);
}

/** Every Markdown file of the site: those of {@link twinSections}, of unlisted pages, and the parts of the API. */
export function allTwins(sources: AgentSources): PageMarkdown[] {
  const listed = twinSections(sources).flatMap(({ twins }) => twins);
  const urls = new Set(listed.map(({ url }) => url));
  const unlisted = [...sources.index.pages.values()]
    .filter(({ url }) => !urls.has(url))
    .map((page) => pageMarkdown({ page, index: sources.index }, sources.siteUrl));
  return [...listed, ...unlisted, ...tagTwins(sources)];
}
