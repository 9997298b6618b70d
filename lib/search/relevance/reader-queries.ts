import { queries, type RelevanceQuery } from './relevance-query';

const GUIDES = '/docs/Api/guides';
const STYLING = '/docs/Sdk/production/styling';

/** Queries in the words of readers who don't know those of the documentation. */
export const READER_RELEVANCE_QUERIES: Readonly<Record<string, readonly RelevanceQuery[]>> = {
  problems: queries(
    ['widget not rendering', `${GUIDES}/troubleshooting`],
    ['widget not showing up', `${GUIDES}/troubleshooting`],
    ['points not showing', `${GUIDES}/troubleshooting`],
    ['cors error', `${GUIDES}/troubleshooting`],
  ),
  access: queries(
    ['api key', `${GUIDES}/authentication`],
    ['where do I get client id', `${GUIDES}/authentication`],
    ['where do I find my client secret', `${GUIDES}/authentication`],
    ['test mode', `${GUIDES}/sandbox`],
  ),
  tools: queries(
    ['postman collection', '/docs/Api'],
    ['postman', '/docs/Api'],
    ['ruby client', '/docs/Api'],
    ['go client', '/docs/Api'],
    ['mcp', '/docs'],
    ['local webhook ngrok', '/docs/Webhooks/receive_locally'],
    ['ngrok', '/docs/Webhooks/receive_locally'],
  ),
  tasks: queries(
    ['how many points does a customer have', '/docs/Api/customers/getCustomer'],
    ['referral code api', '/docs/Api/customers/getCustomer'],
    ['question and answers', '/docs/Api/questions'],
    ['pos', '/docs/Api/recipes/off_platform_orders'],
    ['export data', '/docs/Api/recipes/nightly_sync'],
  ),
  storefront: queries(
    ['headless', '/docs/Sdk/custom_storefront'],
    ['gtm', '/docs/Sdk/production/privacy'],
    ['load the sdk with a tag manager', '/docs/Sdk/production/privacy'],
    ['performance', '/docs/Sdk/sdk_initialization'],
    ['dark mode widget', STYLING],
    ['dark mode', STYLING],
    ['accessibility', STYLING],
    ['screen reader', STYLING],
  ),
};

/** Queries about subjects that the site has no page about. */
export const QUERIES_WITHOUT_PAGE: readonly string[] = [
  'ios',
  'mobile app',
  'pricing',
  'status page',
  'support',
  'lazy load widget',
  'uninstall',
];
