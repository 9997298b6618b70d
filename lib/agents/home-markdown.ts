import type { ContentIndex } from '../content/pages/page';
import { agentLink, pageMarkdown } from '../content/pages/page-markdown';
import { listQuickstarts } from '../content/pages/quickstarts';
import type { PageMarkdown } from '../content/pages/write-page-markdown';
import { DEMO_TEASER } from '../content/site-pages/demo-page';
import { ACTIONS, PRODUCT_PARTS } from '../content/site-pages/home-page';
import { homeSamples } from '../content/site-pages/home-samples';
import { TASKS } from '../content/site-pages/tasks';
import { env } from '../site/config/env';
import { site } from '../site/config/site';

/** The home page as Markdown. */
export function homeMarkdown(index: ContentIndex): PageMarkdown {
  const link = ({ title, href }: { title: string; href: string }) =>
    `[${title}](${agentLink(href, index)})`;
  const quickstarts = listQuickstarts(index);
  const samples = homeSamples(index);
  return {
    url: '/',
    title: site.title,
    heading: site.tagline,
    description: site.description,
    kind: 'landing',
    lastUpdated: null,
    body: [
      ACTIONS.map(link).join(' '),
      ...(samples ? [pageMarkdown(samples).body.trim()] : []),
      '## What developers do first',
      TASKS.map((task, position) => `${position + 1}. ${link(task)}`).join('\n'),
      ...(env.SANDBOX ? ['## See it in a shop', `${DEMO_TEASER.text} ${link(DEMO_TEASER)}`] : []),
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
