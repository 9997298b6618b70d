import { type NextRequest, NextResponse } from 'next/server';
import { agentPointers } from './lib/http/agent-pointers';
import { isAddress } from './lib/http/is-address';
import { markdownAddress } from './lib/http/markdown-address';
import { pagePolicy } from './lib/http/page-policy';
import { prefersMarkdown } from './lib/http/prefers-markdown';
import { readScriptHashes, type ScriptHashes } from './lib/http/script-hashes';

/** Files of the build and data of pages pass by; `/` stands for the base path alone. */
export const config = {
  matcher: [
    { source: '/', missing: [{ type: 'header', key: 'rsc' }] },
    { source: '/((?!_next/).*)', missing: [{ type: 'header', key: 'rsc' }] },
  ],
};

const isDevelopment = process.env.NODE_ENV === 'development';
let hashes: ScriptHashes | undefined;

/**
 * What can't be an address is no page: 404 like any other. Who prefers Markdown gets the page's Markdown at the page's
 * own address. Pages are sent with their policy.
 */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (!isAddress(pathname)) return NextResponse.rewrite(new URL('/404', request.nextUrl));
  const markdown = prefersMarkdown(request.headers.get('accept')) && markdownAddress(pathname);
  if (markdown) {
    const address = request.nextUrl.clone();
    address.pathname = markdown;
    return NextResponse.rewrite(address);
  }
  // The development server writes scripts of its own into the page.
  if (isDevelopment) return NextResponse.next();

  hashes ??= readScriptHashes();
  const { policy, hasNonce, isPage } = pagePolicy(pathname, hashes);
  if (isPage && !['GET', 'HEAD'].includes(request.method))
    return new NextResponse(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const headers = new Headers(request.headers);
  // The renderer reads the nonce from here, and must read none that a visitor sent.
  if (hasNonce) headers.set('content-security-policy', policy);
  else headers.delete('content-security-policy');
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (isPage) response.headers.set('link', agentPointers(pathname));
  return response;
}
