import { type NextRequest, NextResponse } from 'next/server';
import { methodNotAllowed } from './lib/serve/http/error-response';
import { PAGE_METHODS, rejectRequest } from './lib/serve/site/reject-request';
import { requestLimit } from './lib/serve/site/request-limit';
import { addressRule, isApiAddress } from './lib/site/config/addresses';
import { env } from './lib/site/config/env';
import { clientAddress } from './lib/site/http/client-address';
import { linkHeader } from './lib/site/http/link-header';
import { markdownAddress } from './lib/site/http/markdown-address';
import { pagePolicy } from './lib/site/http/page-policy';
import { prefersMarkdown } from './lib/site/http/prefers-markdown';
import { bodyHeaders } from './lib/site/http/request-body';
import { isRoutablePath } from './lib/site/http/routable-path';
import { readScriptHashes, type ScriptHashes } from './lib/site/http/script-hashes';

/**
 * Excludes assets and the framework's requests for page data, except where the requests of a client are limited. `/` is
 * the base path alone. The framework reads these patterns without running the file, so they can't be taken from the
 * table of addresses; a test compares them.
 */
export const config = {
  matcher: [
    '/(search|search\\.json|suggestions)',
    { source: '/', missing: [{ type: 'header', key: 'rsc' }] },
    { source: '/((?!_next/).*)', missing: [{ type: 'header', key: 'rsc' }] },
  ],
};

const isDevelopment = process.env.NODE_ENV === 'development';
const limit = requestLimit({ perMinute: env.SEARCHES_PER_MINUTE });
let hashes: ScriptHashes | undefined;

/**
 * Rejects requests that the framework can't route and those above the limit of a client, sends the Markdown of a page to
 * clients that prefer it, and adds the content security policy of pages. Addresses of an API only get the first.
 */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  const client = clientAddress({
    forwardedFor: request.headers.get('x-forwarded-for'),
    trustedProxies: env.TRUSTED_PROXIES,
  });
  const rejection =
    rejectRequest(request.method, pathname, bodyHeaders(request.headers)) ??
    limit(pathname, client);
  if (rejection) return new NextResponse(rejection.body, rejection);
  if (isApiAddress(pathname)) return NextResponse.next();

  if (!isRoutablePath(pathname)) return NextResponse.rewrite(new URL('/404', request.nextUrl));
  const markdown = prefersMarkdown(request.headers.get('accept')) && markdownAddress(pathname);
  if (markdown) {
    const address = request.nextUrl.clone();
    address.pathname = markdown;
    return NextResponse.rewrite(address);
  }
  // The development server adds inline scripts of its own. The policy of other addresses is in `next.config.ts`.
  if (isDevelopment || addressRule(pathname).kind !== 'page') return NextResponse.next();

  hashes ??= readScriptHashes();
  const { policy, hasNonce, isPage } = pagePolicy(pathname, hashes);
  if (isPage && !PAGE_METHODS.includes(request.method)) {
    const error = methodNotAllowed(request.method, pathname, PAGE_METHODS);
    return new NextResponse(error.body, error);
  }
  const headers = new Headers(request.headers);
  // The renderer reads the nonce from this header, and must not read one that a client sent.
  if (hasNonce) headers.set('content-security-policy', policy);
  else headers.delete('content-security-policy');
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (isPage) response.headers.set('link', linkHeader(pathname));
  return response;
}
