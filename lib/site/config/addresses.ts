import { addressExpression, addressMatcher, FILE_ENDING } from './address-pattern';

/**
 * Kinds of addresses:
 * - `page`: HTML, and Markdown if the client prefers it. Crawlers may index it, and links inside the site may lead to it.
 * - `file`: a document or image with a stable address. Links inside the site may lead to it.
 * - `frame`: HTML that only pages of the site show, in a frame without their origin.
 * - `asset`: a file of the build. The content at its address never changes.
 * - `data`: data for the scripts and rewrites of the site.
 * - `service`: an endpoint for programs.
 * - `api`: endpoints whose errors have the body of the REST API.
 */
export type AddressKind = 'page' | 'file' | 'frame' | 'asset' | 'data' | 'service' | 'api';

/** Rule for the addresses that match a pattern. */
export interface AddressRule {
  /** A path without the base path. `*` matches any characters; `/a/*` also matches `/a`. */
  pattern: string;
  kind: AddressKind;
  /** Whether other origins may embed it (`Cross-Origin-Resource-Policy`). CORS headers are up to the route. */
  isOpen?: boolean;
  /** Whether it is rendered for each request and not at build time. */
  isOnRequest?: boolean;
  /** Whether the page runs the framework's scripts. All other pages have small scripts of their own. */
  needsFramework?: boolean;
  /** Whether each client can request it only so many times a minute, because it takes long to compute. */
  isLimited?: boolean;
  /** Whether scripts of other origins may read it, although no route says so. */
  isShared?: boolean;
  /** Seconds that browsers may keep it without asking; none by default. A file that never changes is immutable. */
  maxAge?: number | 'immutable';
  /** Whether the content index lists the addresses that exist. */
  isContent?: boolean;
  /** Whether a page has no Markdown, because it isn't part of the documentation. */
  hasNoMarkdown?: boolean;
  /** Source of the response, if not a route in `app`. */
  servedBy?: 'public' | 'rewrite' | 'server' | 'framework';
}

/** Pages that became a part of another one. Their addresses redirect, and browsers keep the fragment. */
export const MOVED_PAGES: Readonly<Record<string, string>> = {
  '/docs/Api/shared_errors': '/docs/Api/errors',
};

/** Load balancers request this address to check whether the server is ready. */
export const HEALTH_ADDRESS = '/healthz';
/** Load balancers request this path to check whether the API can serve requests. It needs no token, and has no limit. */
export const API_HEALTH_ADDRESS = '/v2/health';
/** Service managers request this address to check whether the process responds. */
export const LIVENESS_ADDRESS = '/livez';

/** Files of the storefront SDK, which pages of shops load. */
const SDK = { kind: 'file', isOpen: true, isShared: true, servedBy: 'public' } as const;

/**
 * Every address of the site. The first matching rule applies. The proxy, the server, response headers, link handling
 * and link checks read this table, so a new address needs one line here and its route.
 */
export const ADDRESSES: readonly AddressRule[] = [
  { pattern: '/_next/*', kind: 'asset', servedBy: 'framework' },
  { pattern: '/v2/docs/openapi.d.ts', kind: 'file', isOpen: true },
  { pattern: '/v2/docs/bruno.json', kind: 'file', isOpen: true },
  { pattern: '/v2/docs/postman.json', kind: 'file', isOpen: true },
  { pattern: '/v2/docs/openapi.*', kind: 'file', isOpen: true, isOnRequest: true },
  { pattern: '/v2/*', kind: 'api', isOpen: true, isOnRequest: true },
  { pattern: '/storefront/*', kind: 'api', isOpen: true, isOnRequest: true },
  { pattern: '/sandbox/*', kind: 'api', isOnRequest: true },
  { pattern: '/sdk/v2/sdk.js', ...SDK, maxAge: 300 },
  { pattern: '/sdk/v2/modules.json', ...SDK },
  { pattern: '/sdk/v2/sample-frame.js', ...SDK },
  // The names of modules and source maps have a hash; the map of the script has none.
  { pattern: '/sdk/v2/sdk.js.map', ...SDK },
  { pattern: '/sdk/*', ...SDK, maxAge: 'immutable' },
  { pattern: '/mcp', kind: 'service', isOpen: true, isOnRequest: true },
  { pattern: HEALTH_ADDRESS, kind: 'service', isOnRequest: true, servedBy: 'server' },
  { pattern: LIVENESS_ADDRESS, kind: 'service', isOnRequest: true, servedBy: 'server' },
  { pattern: '/search.json', kind: 'data', isOnRequest: true, isLimited: true },
  { pattern: '/suggestions', kind: 'data', isOnRequest: true, isLimited: true },
  { pattern: '/sdk-hints.json', kind: 'data' },
  // Every page names it, and browsers wait for it before they fetch the next one. It changes with this table only.
  { pattern: '/speculation-rules.json', kind: 'data', maxAge: 86_400 },
  { pattern: '/console.json', kind: 'data' },
  // Frames have no origin, so what they load comes from another one.
  { pattern: '/samples/frames/*', kind: 'frame' },
  { pattern: '/samples/react/*', kind: 'file', isOpen: true, isShared: true, servedBy: 'public' },
  { pattern: '/samples/*', kind: 'data', isOpen: true, isShared: true },
  { pattern: '/raw/*', kind: 'data' },
  { pattern: '/missing.md', kind: 'data' },
  { pattern: '/og/*', kind: 'file', isOpen: true },
  { pattern: '/llms.txt', kind: 'file', isOpen: true },
  { pattern: '/llms-full.txt', kind: 'file', isOpen: true },
  { pattern: '/docs/*/llms.txt', kind: 'file', isOpen: true },
  { pattern: '/opensearch.xml', kind: 'file', isOpen: true },
  { pattern: '/changelog.xml', kind: 'file', isOpen: true },
  { pattern: '/robots.txt', kind: 'file', isOpen: true, servedBy: 'public' },
  { pattern: '/sitemap*.xml', kind: 'file', isOpen: true, servedBy: 'public' },
  { pattern: '/icon.svg', kind: 'file', servedBy: 'public' },
  { pattern: '/favicon.ico', kind: 'file', servedBy: 'public' },
  { pattern: '/apple-touch-icon.png', kind: 'file', servedBy: 'public' },
  { pattern: '/.well-known/agent-skills/index.json', kind: 'file', isOpen: true },
  {
    pattern: '/.well-known/agent-skills/*/SKILL.md',
    kind: 'file',
    isOpen: true,
    servedBy: 'rewrite',
  },
  { pattern: '/*.md', kind: 'file', isOpen: true, isContent: true, servedBy: 'rewrite' },
  { pattern: '/', kind: 'page' },
  { pattern: '/api', kind: 'page', needsFramework: true },
  {
    pattern: '/search',
    kind: 'page',
    needsFramework: true,
    isOnRequest: true,
    isLimited: true,
  },
  { pattern: '/demo/*', kind: 'page', hasNoMarkdown: true },
  { pattern: '/docs/*', kind: 'page', isContent: true },
  { pattern: '/markdown-page', kind: 'page', isContent: true },
];

const MATCHERS = ADDRESSES.map((rule) => ({ rule, matches: addressMatcher(rule.pattern) }));

/** The server returns the not-found page at an unknown address. */
const UNKNOWN: AddressRule = { pattern: '/*', kind: 'page' };

/**
 * The rule for an address.
 *
 * @param path without the base path, not decoded, because Next.js matches the names of its routes undecoded
 */
export function addressRule(path: string): AddressRule {
  return MATCHERS.find(({ matches }) => matches(path))?.rule ?? UNKNOWN;
}

/** Whether an address belongs to an API: its errors have the body of the REST API, and it has no pages. */
export function isApiAddress(path: string): boolean {
  return MATCHERS.some(({ rule, matches }) => rule.kind === 'api' && matches(path));
}

/** Whether a page may be at an address. True for unknown addresses. */
export function isPageAddress(path: string): boolean {
  return addressRule(path).kind === 'page' && !new RegExp(FILE_ENDING).test(path);
}

/**
 * A regular expression for the addresses where {@link isPageAddress} is false. It is sent to the browser instead of the table,
 * which would add half a kilobyte to every page (`page-links.ts`).
 */
export const NON_PAGE_EXPRESSION = [
  ...ADDRESSES.filter(({ pattern, kind }) => kind !== 'page' && !/\.[^/]*$/.test(pattern)).map(
    ({ pattern }) => `^/${addressExpression(pattern)}$`,
  ),
  FILE_ENDING,
].join('|');
