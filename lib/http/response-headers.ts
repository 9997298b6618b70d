/** What an answer is, as far as its headers depend on it. */
export const ANSWER_KINDS = ['page', 'asset', 'open'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

type Headers = Readonly<Record<string, string>>;

/** A page, or what stands for one: it has two forms, and is asked for again each time. */
const NEGOTIATED: Headers = {
  Vary: 'Accept',
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

const EVERYWHERE: Headers = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
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

/**
 * The table of headers by kind of answer. The policy for scripts is not here: it names the scripts of each page
 * (`page-policy.ts`). Caching of assets is the framework's: immutable for a year.
 */
export const RESPONSE_HEADERS: Readonly<Record<AnswerKind, Headers>> = {
  page: { ...EVERYWHERE, ...NEGOTIATED, 'Cross-Origin-Resource-Policy': 'same-origin' },
  asset: { ...EVERYWHERE, 'Cross-Origin-Resource-Policy': 'same-origin' },
  // What other sites may show or fetch: the contract, pictures for link previews, plain text for agents.
  open: { ...EVERYWHERE, 'Cross-Origin-Resource-Policy': 'cross-origin' },
};

/** Patterns of the framework's router for each kind; later ones win. */
const SOURCES: Readonly<Record<AnswerKind, readonly string[]>> = {
  // `/` stands for the base path alone.
  page: ['/', '/((?!_next/|v2/|mcp$).*)'],
  asset: ['/_next/:path*'],
  open: [
    '/v2/:path*',
    '/og/:path*',
    '/mcp',
    '/:path*.md',
    '/llms.txt',
    '/llms-full.txt',
    '/robots.txt',
    '/:file(sitemap[\\w-]*).xml',
    '/opensearch.xml',
  ],
};

/** The table as the framework wants it. */
export function headerRules() {
  return ANSWER_KINDS.flatMap((kind) => {
    const headers = Object.entries(RESPONSE_HEADERS[kind]).map(([key, value]) => ({ key, value }));
    return SOURCES[kind].map((source) => ({ source, headers }));
  });
}
