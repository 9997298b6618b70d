import { operations } from '../../api/operations';
import { topics } from '../../api/topics';

/** The widget on the first screen of the home page. */
export const SHOWN_WIDGET = 'rewards_pop_up';

/** The two links on the first screen. */
export const ACTIONS = [
  { title: 'Read the documentation', href: '/docs' },
  { title: 'Start in five minutes', href: '/docs/Sdk/quickstart_stars' },
] as const;

/** The three parts of the product, as the home page presents them. */
export const PRODUCT_PARTS = [
  {
    title: 'Storefront SDK',
    href: '/docs/Sdk',
    icon: 'storefront',
    text: 'Widgets, methods, and events for the pages of a shop.',
  },
  {
    title: 'Webhooks',
    href: '/docs/Webhooks',
    icon: 'webhook',
    text: `Signed requests to your server for ${topics.length} topics, with receivers to copy.`,
  },
  {
    title: 'Private API',
    href: '/api',
    icon: 'server',
    text: `${operations.length} endpoints for your server, with one error format.`,
  },
] as const;
