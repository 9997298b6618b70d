import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import type { Heading, Root, RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { site } from '../../site/config/site';
import { siteAddress } from '../../site/config/site-address';
import { contractEntries } from '../changelog/entries';
import { expandPage } from '../pages/expand-page';
import type { PageContext } from '../pages/page';

/** The entries of the changelog as RSS: the sections of its page whose ids are the dates of entries. */
export function changelogFeed(context: PageContext): string {
  const { page } = context;
  const address = siteAddress(page.url);
  const newest = contractEntries[0]?.date;
  const feed = new Feed({
    title: `${site.title}: ${page.title}`,
    description: page.description,
    id: address,
    link: address,
    language: site.defaultLocale,
    copyright: '',
    ...(page.frontMatter.feed && { feedLinks: { rss: siteAddress(page.frontMatter.feed) } }),
    ...(newest && { updated: new Date(newest) }),
  });
  for (const { id, title, content } of sectionsOf(expandPage(context))) {
    if (!contractEntries.some(({ date }) => date === id)) continue;
    const link = `${address}#${id}`;
    feed.addItem({ title, id: link, link, date: new Date(id), content: htmlOf(content) });
  }
  return feed.rss2();
}

interface Section {
  id: string;
  title: string;
  content: RootContent[];
}

function sectionsOf({ children }: Root): Section[] {
  const sections: Section[] = [];
  for (const node of children) {
    if (node.type === 'heading' && node.depth === 2) {
      sections.push({ id: idOf(node), title: textOf(node), content: [] });
    } else {
      sections.at(-1)?.content.push(node);
    }
  }
  return sections;
}

function idOf({ data }: Heading): string {
  return String(data?.hProperties?.id ?? '');
}

/** Markdown as HTML for readers outside the site, so links are absolute. */
function htmlOf(content: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: structuredClone([...content]) };
  visit(root, 'link', (node) => {
    if (node.url.startsWith('/')) node.url = siteAddress(node.url);
  });
  return toHtml(toHast(root));
}
