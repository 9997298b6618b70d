import { type NextRequest, NextResponse } from 'next/server';
import { isAddress } from '@/lib/http/is-address';
import { pagePolicy } from '@/lib/http/page-policy';
import { readScriptHashes, type ScriptHashes } from '@/lib/http/script-hashes';

/** Files of the build and data of pages pass by. */
export const config = {
  matcher: [{ source: '/((?!_next/).*)', missing: [{ type: 'header', key: 'rsc' }] }],
};

const isDevelopment = process.env.NODE_ENV === 'development';
let hashes: ScriptHashes | undefined;

/** Sends the policy of each page along, and answers what can't be an address. */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (!isAddress(pathname)) return NextResponse.rewrite(new URL('/404', request.nextUrl));
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
  return response;
}
