import { queriesFor, type RelevanceQuery } from './relevance-query';

const SDK = '/docs/Sdk';
const API = '/docs/Api';
const GUIDES = `${API}/guides`;
const HOOKS = '/docs/Webhooks';

/** Queries as developers ask them, by page: five for each quickstart and guide, some for the other new pages. */
export const QUESTION_RELEVANCE_QUERIES: Readonly<Record<string, readonly RelevanceQuery[]>> = {
  quickstartStars: queriesFor(`${SDK}/quickstart_stars`, [
    'first widget in a theme',
    'how do I show stars under the product title',
    'add a widget to my theme',
    'get started with a theme',
    'show product ratings in five minutes',
  ]),
  quickstartStorefront: queriesFor(`${SDK}/quickstart_storefront`, [
    'build a small storefront from scratch',
    'headless quickstart',
    'storefront with node.js from an empty folder',
    'sign in a customer and show points',
    'first custom storefront',
  ]),
  quickstartPoints: queriesFor(`${API}/quickstart`, [
    'how do I award points from my server',
    'first api request',
    'sendEvent with curl',
    'give points in PHP',
    'get started with the REST API',
  ]),
  authentication: queriesFor(`${GUIDES}/authentication`, [
    'which token for which operation',
    'which token do I need',
    'how long is an access token valid',
    'difference between access token and storefront token',
    'token expired what to do',
  ]),
  handlingErrors: queriesFor(`${GUIDES}/handling_errors`, [
    'how do I handle api errors',
    'what to do on a 409',
    'turn an error response into an exception',
    'where do I find the request id of an error',
    'show an error to the customer',
  ]),
  rateLimits: queriesFor(`${GUIDES}/rate_limits`, [
    'how many requests per second are allowed',
    'what happens when I send too many requests',
    'how to retry safely',
    'when should I retry a request',
    'rate limit headers',
    'reuse idempotency key with different amount',
  ]),
  pagination: queriesFor(`${GUIDES}/pagination`, [
    'how do I read all reviews',
    'get every page of a list',
    'loop over all entries',
    'perPage maximum',
    'sort and filter a list',
    'next page of results',
  ]),
  missingScope: queriesFor(`${API}/errors`, ['missing permission']),
  signature: queriesFor(`${HOOKS}/behavior`, ['signature verification', 'verify signature']),
  sandbox: queriesFor(`${GUIDES}/sandbox`, [
    'how can I test without a real shop',
    'test in continuous integration',
    'simulate an order',
    'force a 500 error',
    'create a sandbox',
  ]),
  receiveLocally: queriesFor(`${HOOKS}/receive_locally`, [
    'test webhooks on my machine',
    'webhooks without a tunnel',
    'forward webhooks to localhost',
    'resend a webhook',
    'inspect a delivery',
  ]),
  troubleshooting: queriesFor(`${GUIDES}/troubleshooting`, [
    'widget stays empty',
    'why is my token rejected',
    'it does not work',
    'points are missing',
    'webhook does not arrive',
  ]),
  orderOfEvents: queriesFor(`${HOOKS}/order_of_events`, [
    'order of events',
    'which event comes first',
    'are webhooks of one request in order',
    'what happens when a customer redeems',
    'two events with the same timestamp',
  ]),
  dictionary: queriesFor('/docs/dictionary', [
    'dictionary',
    'glossary',
    'list of all error codes events and topics',
  ]),
  contentSecurityPolicy: queriesFor(`${SDK}/production/content_security_policy`, [
    'blocked by content security policy',
    'which hosts must my policy allow',
    'csp for the sdk',
  ]),
  privacy: queriesFor(`${SDK}/production/privacy`, [
    'what does the sdk store in the browser',
    'load the sdk after consent',
    'does it use cookies',
  ]),
  localization: queriesFor(`${SDK}/production/localization`, [
    'show widgets in german',
    'change the language of widgets',
    'format points and prices',
  ]),
  styling: queriesFor(`${SDK}/production/styling`, [
    'change the look of a widget',
    'widget css does not work',
    'prevent layout shift of widgets',
  ]),
  structuredData: queriesFor(`${SDK}/production/structured_data`, [
    'show stars in google',
    'json-ld for reviews',
    'rich results for product reviews',
  ]),
  changelog: queriesFor(`${API}/changelog`, ['what is new in the api', 'api changes']),
  versioning: queriesFor(`${API}/versioning`, [
    'will my code break',
    'which operations are deprecated',
  ]),
  offPlatformOrders: queriesFor(`${API}/recipes/off_platform_orders`, [
    'give points for orders in a physical store',
    'points for marketplace orders',
    'take back points after a return',
  ]),
  importReviews: queriesFor(`${API}/recipes/import_reviews`, ['import old reviews']),
  move: queriesFor(`${API}/recipes/move_from_another_provider`, ['move reviews from another app']),
  nightlySync: queriesFor(`${API}/recipes/nightly_sync`, [
    'copy all reviews to my database',
    'sync reviews every night',
  ]),
  rawBody: queriesFor(`${HOOKS}/raw_body`, [
    'signature invalid in express',
    'raw body in next.js',
    'verify webhook in laravel',
  ]),
  nextjs: queriesFor(`${SDK}/frameworks/nextjs`, ['use it with next.js']),
  nuxt: queriesFor(`${SDK}/frameworks/nuxt`, ['use it with vue']),
  hydrogen: queriesFor(`${SDK}/frameworks/hydrogen`, ['storefront with Hydrogen']),
  themeAppBlocks: queriesFor(`${SDK}/frameworks/theme_app_blocks`, [
    'let the shop owner place widgets',
  ]),
};
