import { fileURLToPath } from 'node:url';
import { loadContent } from '../../lib/content/load/source';

/** The published content. Each process of the tests reads it, and parses the pages whose body a test uses. */
export const content = loadContent({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  isLazy: true,
});

/** Addresses of all documentation pages, from the content itself. */
export const docsPages = [...content.pages.values()].map(({ url }) => url).sort();

/** Addresses of all pages of the site. */
export const allPages = ['/', '/api', '/markdown-page', ...docsPages];

function firstOf(kind: string): string {
  return [...content.pages.values()].find((page) => page.kind === kind)?.url ?? `/missing-${kind}`;
}

/** One page of each kind. */
export const kinds: Readonly<Record<string, string>> = {
  home: '/',
  landing: '/docs',
  guide: '/docs/Sdk/sdk_initialization',
  module: '/docs/Sdk/modules/rewards',
  method: '/docs/Sdk/modules/wishlists/methods/createWishlistItem',
  event: '/docs/Sdk/modules/wishlists/events/wishlist_item_created',
  category: '/docs/Sdk/modules',
  widget: '/docs/Sdk/placeholders/rewards/pop_up',
  reference: firstOf('reference'),
  object: firstOf('object'),
  topic: firstOf('topic'),
  operation: '/docs/Api/rewards/redeem',
  resource: '/docs/Api/rewards/objects/Reward',
  markdown: '/markdown-page',
  api: '/api',
  'not found': '/docs/Sdk/nope',
};

/** Pages that several tests use. */
export const METHOD = '/docs/Sdk/modules/wishlists/methods/createWishlistItem';
export const NEXT_METHOD = '/docs/Sdk/modules/wishlists/methods/deleteWishlistItem';
export const GUIDE = '/docs/Sdk/sdk_initialization';
export const EVERYTHING = '/markdown-page';

/** Addresses of the pages of topics, by topic. */
export const topicPages: ReadonlyMap<string, string> = new Map(
  [...content.pages.values()].flatMap(({ frontMatter, url }): [string, string][] =>
    frontMatter.kind === 'topic' ? [[frontMatter.topic, url]] : [],
  ),
);
