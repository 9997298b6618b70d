import { addressExpression, matchesAddress } from '../config/address-pattern';
import { ADDRESSES, type AddressKind, type AddressRule } from '../config/addresses';
import { BASE_PATH, withBasePath } from '../config/base-path';
import { framePolicy } from './content-security-policy';
import { SPECULATION_RULES_ADDRESS } from './speculation-rules';

type Headers = Readonly<Record<string, string>>;

const SECURITY: Headers = {
  // Below a path, the site is a part of a larger one, which decides this for its host. Without `includeSubDomains`, since
  // subdomains may belong to others.
  ...(BASE_PATH === '' && { 'Strict-Transport-Security': 'max-age=63072000' }),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

/** Headers that only documents with scripts and windows need. */
const DOCUMENT: Headers = {
  'Permissions-Policy': [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .concat('clipboard-write=(self)', 'fullscreen=(self)')
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Headers for files, data and services: if a browser displays such a response, it loads and runs nothing. */
export const INERT: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};
const REVALIDATE: Headers = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const NO_STORE: Headers = { 'Cache-Control': 'no-store' };
const NO_INDEX: Headers = { 'X-Robots-Tag': 'noindex' };

/** Headers that depend on the kind of an address. The framework sets those for the caching of assets. */
const BY_KIND: Readonly<Record<AddressKind, Headers>> = {
  // A page has two forms, HTML and Markdown.
  page: {
    ...DOCUMENT,
    ...REVALIDATE,
    Vary: 'Accept',
    'Speculation-Rules': `"${withBasePath(SPECULATION_RULES_ADDRESS)}"`,
  },
  file: { ...INERT, ...REVALIDATE },
  frame: { 'Content-Security-Policy': framePolicy(), ...REVALIDATE, ...NO_INDEX },
  asset: {},
  data: { ...INERT, ...REVALIDATE, ...NO_INDEX },
  service: { ...INERT, ...NO_STORE, ...NO_INDEX },
  // The API sets a policy itself, which is stricter for uploaded files.
  api: { ...NO_STORE, ...NO_INDEX },
};

/**
 * Headers of every response at an address. The content security policy of a page is not among them, since it has the
 * hashes of the page's scripts (`page-policy.ts`).
 */
export function responseHeaders({ kind, isOpen, isShared, maxAge }: AddressRule): Headers {
  return {
    ...SECURITY,
    'Cross-Origin-Resource-Policy': isOpen ? 'cross-origin' : 'same-origin',
    ...BY_KIND[kind],
    ...(isShared && { 'Access-Control-Allow-Origin': '*' }),
    ...(maxAge !== undefined && { 'Cache-Control': cacheControl(maxAge) }),
  };
}

const cacheControl = (maxAge: number | 'immutable') =>
  maxAge === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${maxAge}`;

/** The headers as rules for the framework's router. Exactly one rule matches a path. */
export function headerRules() {
  const rules = ADDRESSES.filter(({ kind }) => kind !== 'page');
  const page = headerList({ pattern: '/*', kind: 'page' });
  return [
    ...rules.map((rule, index) => ({
      source: sourceOf(
        rule,
        rules.slice(0, index).filter((earlier) => overlap(earlier.pattern, rule.pattern)),
      ),
      headers: headerList(rule),
    })),
    // `/` is the base path alone.
    { source: '/', headers: page },
    { source: sourceOf({ pattern: '/*' }, rules), headers: page },
  ];
}

type Pattern = Pick<AddressRule, 'pattern'>;

function headerList(rule: AddressRule) {
  return Object.entries(responseHeaders(rule)).map(([key, value]) => ({ key, value }));
}

/** A source for the framework's router that matches a pattern, but none of the others. */
function sourceOf({ pattern }: Pattern, except: readonly Pattern[]): string {
  const others = except.map((other) => addressExpression(other.pattern)).join('|');
  return `/(${others && `(?!(?:${others})$)`}${addressExpression(pattern)})`;
}

/** Whether some path can match both patterns. */
function overlap(one: string, other: string): boolean {
  const [oneStart = '', oneEnd] = one.split('*');
  const [otherStart = '', otherEnd] = other.split('*');
  if (oneEnd === undefined) return matchesAddress(other, one);
  if (otherEnd === undefined) return matchesAddress(one, other);
  const startsMeet = oneStart.startsWith(otherStart) || otherStart.startsWith(oneStart);
  const endsMeet = oneEnd.endsWith(otherEnd) || otherEnd.endsWith(oneEnd);
  return startsMeet && endsMeet;
}
