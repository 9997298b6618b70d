/** Spellings of the parent folder that some decoder between browser and disk could accept. */
const PARENT_SEGMENTS = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E.',
  '%252e%252e',
  '%25252e%25252e',
  '..;',
  '...',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%uff0e%uff0e',
  '..%00',
];
/** Spellings of a path separator, likewise. */
const SEPARATORS = ['/', '//', '%2f', '%252f', '%5c', '%255c', '\\', '%c0%af', '%e0%80%af'];
const STARTS = ['/', '/docs/', '/docs/Sdk/', '/_next/static/', '/raw/docs/', '/og/'];
const TARGETS = ['package.json', '.env', 'etc/passwd', '.next/BUILD_ID'];

const MALFORMED_PATHS = [
  '/%00',
  '/docs/%00',
  '/docs/Sdk%00.html',
  '/docs/Sdk/%0d%0aSet-Cookie:a=1',
  '/docs/Sdk/%0a',
  '/%',
  '/%zz',
  '/docs/%E0%A4%A',
  '/docs/%ff%fe',
  '/%c0%80',
  '/docs/%ed%a0%80',
  '/docs/%F4%90%80%80',
  `/${'a'.repeat(8_000)}`,
  `/docs/${'a/'.repeat(4_000)}`,
  `/docs/${'%61'.repeat(2_600)}`,
  `/${'../'.repeat(2_600)}etc/passwd`,
  `/docs/Sdk?${'a=1&'.repeat(2_000)}x`,
  '/docs/Sdk/__proto__',
  '/__proto__',
  '/constructor/prototype',
  '/docs/[[...slug]]',
  '/_next/data/x/docs.json',
  '/_next/image?url=https://evil.example/a.png&w=64&q=75',
  '/_next/image?url=/etc/passwd&w=64&q=75',
  '/_next/image?url=/og/docs.png&w=640&q=75',
  '/_next/image?url=/icon.svg&w=64&q=75',
  '/_next/static/../../package.json',
  '/_next/static/chunks/../../../package.json',
  '/.git/config',
  '/.env.local',
  '/node_modules/next/package.json',
  '/server/app/index.html',
  '/start.mjs',
  '/prebuilt.json',
  '/script-hashes.json',
  '/build-settings.json',
  '/package-lock.json',
  '/404',
  '/_not-found',
  '/_error',
  '/500',
  '/docs/Sdk.rsc',
  '/docs/Sdk.txt',
  '/docs/Sdk/..',
  '/docs/./Sdk/../../x',
  '/DOCS/SDK',
  '/docs/sdk',
  '/docs/Sdk/\u202e',
  '/docs/Sdk%20',
  '/docs/%20Sdk',
].map((path) => encodeURI(path).replaceAll('%25', '%'));

/** At least 300 addresses that must not return a file of the server. */
export const hostilePaths: readonly string[] = [
  ...new Set([
    ...PARENT_SEGMENTS.flatMap((up) =>
      SEPARATORS.flatMap((separator, index) =>
        [STARTS[index % STARTS.length], STARTS[(index + up.length) % STARTS.length]].map(
          (start, turn) =>
            `${start}${`${up}${separator}`.repeat(2 + turn * 2)}${TARGETS[(index + turn) % TARGETS.length]}`,
        ),
      ),
    ),
    ...SEPARATORS.flatMap((separator) =>
      TARGETS.map((target) => `/docs${separator}${separator}${target}`),
    ),
    ...MALFORMED_PATHS,
  ]),
];

const HOSTS = ['evil.example', 'evil.example%2f', 'evil.example:80', '@evil.example', '127.0.0.1'];
const PREFIXES = [
  '//',
  '///',
  '/\\',
  '/\\\\',
  '/%5C',
  '/%5C%5C',
  '/%2F%2F',
  '/%09/',
  '/;//',
  '/https://',
];
const SUFFIXES = ['/x.html', '/index.html', '/'];

/** At least 100 addresses that a careless redirect would send to another site. */
export const openRedirectPaths: readonly string[] = [
  ...PREFIXES.flatMap((prefix) =>
    HOSTS.flatMap((host) => SUFFIXES.map((suffix) => prefix + host + suffix)),
  ),
  '/docs//evil.example/x.html',
  '/docs/%2F%2Fevil.example/index.html',
  '/x?next=//evil.example.html',
];
