import type { ContentIndex } from '../content/pages/page';
import { agentLink } from '../content/pages/page-markdown';
import { listQuickstarts } from '../content/pages/quickstarts';
import type { PageMarkdown } from '../content/pages/write-page-markdown';
import { WIDGET_ALT_TEXTS } from '../content/sdk/widgets/alt-texts.data';
import { ACTIONS, PRODUCT_PARTS, SHOWN_WIDGET } from '../content/site-pages/home-page';
import { TASKS } from '../content/site-pages/tasks';
import { site } from '../site/config/site';

/** The home page as Markdown. */
export function homeMarkdown(index: ContentIndex, siteUrl: string): PageMarkdown {
  const link = ({ title, href }: { title: string; href: string }) =>
    `[${title}](${agentLink(href, index, siteUrl)})`;
  const quickstarts = listQuickstarts(index);
  return {
    url: '/',
    title: site.title,
    heading: site.tagline,
    description: site.description,
    kind: 'landing',
    lastUpdated: null,
    body: [
      ACTIONS.map(link).join(' '),
      `Picture: ${WIDGET_ALT_TEXTS[SHOWN_WIDGET]}`,
      '## What developers do first',
      TASKS.map((task, position) => `${position + 1}. ${link(task)}`).join('\n'),
      '## The three parts',
      PRODUCT_PARTS.map((part) => `- ${link(part)}: ${part.text}`).join('\n'),
      ...(quickstarts.length > 0
        ? [
            '## What do you want to build?',
            quickstarts.map((start) => `- ${link(start)}: ${start.text}`).join('\n'),
          ]
        : []),
    ].join('\n\n'),
  };
}
