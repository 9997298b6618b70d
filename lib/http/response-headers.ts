/** What an answer is, as far as its headers depend on it. */
export const ANSWER_KINDS = ['page', 'asset', 'open'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

type Headers = Readonly<Record<string, string>>;

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
  page: { ...EVERYWHERE, 'Cross-Origin-Resource-Policy': 'same-origin' },
  asset: { ...EVERYWHERE, 'Cross-Origin-Resource-Policy': 'same-origin' },
  // What other sites may show or fetch: the contract, pictures for link previews, plain text for agents.
  open: { ...EVERYWHERE, 'Cross-Origin-Resource-Policy': 'cross-origin' },
};

/** Patterns of the framework's router for each kind, later ones win; what none names is a page. */
const SOURCES: Readonly<Record<Exclude<AnswerKind, 'page'>, readonly string[]>> = {
  asset: ['/_next/static/:path*'],
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
  const asList = (kind: AnswerKind) =>
    Object.entries(RESPONSE_HEADERS[kind]).map(([key, value]) => ({ key, value }));
  return [
    { source: '/:path*', headers: asList('page') },
    ...(['asset', 'open'] as const).flatMap((kind) =>
      SOURCES[kind].map((source) => ({ source, headers: asList(kind) })),
    ),
  ];
}
