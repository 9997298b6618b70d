import type { IncomingHttpHeaders } from 'node:http';

/**
 * The score of a page by the published rules of the HTTP Observatory. It starts at 100 and is reduced for each missing
 * header; bonus points count only from 90. Rules about the host are assumed to pass: the redirect to HTTPS, the
 * certificate, no preload list.
 *
 * @param scripts addresses of the page's scripts
 * @returns the points by rule, and the score
 */
export function observatoryScore(headers: IncomingHttpHeaders, scripts: readonly string[]) {
  const policy = new Map(
    String(headers['content-security-policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name, sources] as const),
  );
  const unsafe = [...policy.values()].flat().filter((source) => source.startsWith("'unsafe"));
  const isOnly = (directive: string, ...allowed: string[]) =>
    policy.get(directive)?.every((source) => allowed.includes(source)) ?? false;
  const maxAge = Number(
    /max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1] ?? 0,
  );
  const isPrivate =
    /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      String(headers['referrer-policy']),
    );
  const isStrict =
    unsafe.length === 0 && isOnly('default-src', "'none'") && isOnly('form-action', "'self'");
  const points = {
    'content-security-policy': isStrict ? 10 : -20,
    cookies: headers['set-cookie'] ? -20 : 0,
    'cross-origin-resource-sharing': headers['access-control-allow-credentials'] ? -50 : 0,
    'cross-origin-resource-policy':
      headers['cross-origin-resource-policy'] === 'same-origin' ? 10 : 0,
    'referrer-policy': isPrivate ? 5 : 0,
    'strict-transport-security': maxAge >= 15_768_000 ? 0 : -10,
    'subresource-integrity': scripts.every((address) => /^\/(?!\/)/.test(address)) ? 0 : -50,
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': isOnly('frame-ancestors', "'none'", "'self'") ? 5 : -20,
  };
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
  const base = 100 + sum(Object.values(points).filter((value) => value < 0));
  const extra = sum(Object.values(points).filter((value) => value > 0));
  return { points, score: base >= 90 ? base + extra : base };
}
