import { operations } from '../../api/operations';
import { topics } from '../../api/topics';

/** The two links on the first screen. */
export const ACTIONS = [
  { title: 'Read the documentation', href: '/docs' },
  { title: 'Explore the API', href: '/api' },
] as const;

/** The code on the first screen: a code block of a docs page, found by words in it, and a sentence after it. */
export const HOME_SAMPLES = [
  {
    title: 'Widget',
    value: 'widget',
    path: 'Sdk/quickstart_stars',
    contains: '<h1>Merino wool scarf</h1>\n<div class="laurel-rv-average-placeholder"',
    picture: 'reviews_average',
    text: 'The SDK turns an empty element into the widget: [stars in a theme](/docs/Sdk/quickstart_stars).',
  },
  {
    title: 'Points',
    value: 'points',
    path: 'Api/quickstart',
    contains: '/rewards/sendEvent',
    text: 'Run sends the request to your private demo shop, without an account: [award points](/docs/Api/quickstart).',
  },
  {
    title: 'Webhook',
    value: 'webhook',
    path: 'Webhooks/raw_body',
    contains: 'app/webhooks/laurel/route.ts',
    text: 'One function checks the signature of the raw body: [verify deliveries](/docs/Webhooks/behavior).',
  },
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
    href: '/docs/Api',
    icon: 'server',
    text: `${operations.length} endpoints for your server, with one error format.`,
  },
] as const;
