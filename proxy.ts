import { type NextRequest, NextResponse } from 'next/server';
import { markdownAddress } from './lib/http/markdown-address';
import { prefersMarkdown } from './lib/http/prefers-markdown';

/** Addresses with an escape, and all that may be a page's; `/` stands for the base path alone. */
export const config = { matcher: ['/', '/((?:.*%.*))', '/((?!_next/|v2/).*)'] };

/**
 * An address that can't be decoded is no page: 404 like any other, where the router would fail with a 500.
 * Who prefers Markdown gets the page's Markdown at the page's own address.
 */
export function proxy(request: NextRequest) {
  const { pathname } = request.nextUrl;
  if (!isDecodable(pathname)) return NextResponse.rewrite(new URL('/404', request.nextUrl));
  const markdown = prefersMarkdown(request.headers.get('accept')) && markdownAddress(pathname);
  if (!markdown) return NextResponse.next();
  const address = request.nextUrl.clone();
  address.pathname = markdown;
  return NextResponse.rewrite(address);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
