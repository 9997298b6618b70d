import { queriesFor, type RelevanceQuery } from './relevance-query';

const SDK = '/docs/Sdk';
const RECIPES = '/docs/Api/recipes';

/** Queries by page, for the recipes, the pages on production, and the changelog. */
export const RECIPE_RELEVANCE_QUERIES: Readonly<Record<string, readonly RelevanceQuery[]>> = {
  changelog: queriesFor('/docs/Api/changelog', [
    'changelog',
    'release notes',
    'what changed in the API',
    'RSS feed of API changes',
    'API updates',
  ]),
  versioning: queriesFor('/docs/Api/versioning', [
    'versioning policy',
    'deprecated endpoints',
    'breaking changes',
    'backward compatibility',
    'Deprecation header',
  ]),
  recipes: queriesFor(RECIPES, [
    'sample code for the REST API',
    'reusable API client',
    'example project',
    'recipes',
    'API client in TypeScript',
    'laurel-client.ts',
    'cookbook',
    'fetch wrapper with retry',
  ]),
  orders: queriesFor(`${RECIPES}/off_platform_orders`, [
    'points for off-platform orders',
    'point of sale',
    'award points for in-store orders',
    'marketplace orders',
    'take points back after a refund',
  ]),
  imports: queriesFor(`${RECIPES}/import_reviews`, [
    'import reviews',
    'migrate reviews from another system',
    'bulk import of reviews',
    'reviews from a JSON file',
    'review migration',
  ]),
  sync: queriesFor(`${RECIPES}/nightly_sync`, [
    'nightly sync',
    'export reviews to my database',
    'cron job',
    'synchronize reviews every night',
    'data warehouse',
  ]),
  rawBody: queriesFor('/docs/Webhooks/raw_body', [
    'raw body',
    'express.raw',
    'webhook in Laravel',
    'bodyParser breaks the signature',
    'CSRF check of webhooks',
  ]),
  nextjs: queriesFor(`${SDK}/frameworks/nextjs`, [
    'Next.js',
    'nextjs app router',
    'route handler for storefront tokens',
    'React server components',
    'widgets in Next.js',
  ]),
  hydrogen: queriesFor(`${SDK}/frameworks/hydrogen`, [
    'Hydrogen',
    'Remix',
    'gid to numeric id',
    'resource route',
    'React Router action',
  ]),
  nuxt: queriesFor(`${SDK}/frameworks/nuxt`, [
    'Nuxt',
    'Vue',
    'Nitro server route',
    'v-once placeholder',
    'nuxt client plugin',
  ]),
  blocks: queriesFor(`${SDK}/frameworks/theme_app_blocks`, [
    'theme app blocks',
    'Liquid',
    'theme editor',
    'block settings',
    'theme app extension',
  ]),
  styling: queriesFor(`${SDK}/production/styling`, [
    'styling',
    'CSS of widgets',
    'change colors of widgets',
    'adoptedStyleSheets',
    'layout shift',
  ]),
  localization: queriesFor(`${SDK}/production/localization`, [
    'localization',
    'translate widgets',
    'i18n',
    'multilingual storefront',
    'language of widgets',
  ]),
  privacy: queriesFor(`${SDK}/production/privacy`, [
    'GDPR',
    'cookies',
    'consent banner',
    'personal data',
    'local storage',
  ]),
  policy: queriesFor(`${SDK}/production/content_security_policy`, [
    'content security policy',
    'CSP',
    'script-src connect-src',
    'unsafe-inline',
    'nonce strict-dynamic',
  ]),
  structuredData: queriesFor(`${SDK}/production/structured_data`, [
    'structured data',
    'JSON-LD',
    'rich snippets',
    'aggregateRating',
    'star ratings in search results',
  ]),
};
