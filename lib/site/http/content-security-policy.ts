import { env } from '../config/env';
import { FRAME_SANDBOX } from '../config/sample-address';

/**
 * The policy of a page. It allows files of the site and the inline scripts of the page, but neither inline styles nor
 * other hosts. Pages differ in `script-src` and `frame-src` only.
 *
 * @param scripts sources of inline scripts as the policy writes them: `'sha256-…'` or `'nonce-…'`
 * @param hasFrames whether the page runs samples in frames
 */
export function contentSecurityPolicy(scripts: readonly string[], hasFrames = false): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...referenceOrigins()].join(' '),
    ...(hasFrames ? ["frame-src 'self'"] : []),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of a document that runs a sample. Only pages of the site can show it, and it has no origin, even if
 * somebody opens it outside a frame.
 */
export function framePolicy(): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    `sandbox ${FRAME_SANDBOX}`,
  ].join('; ');
}

/** Origins that `/api` needs: it fetches the OpenAPI document and sends requests to the API. */
function referenceOrigins(): string[] {
  const addresses = [env.OPENAPI_URL, env.API_URL].filter((address) => !address.startsWith('/'));
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
