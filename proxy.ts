import { type NextRequest, NextResponse } from 'next/server';

/** Only addresses with an escape come here; all others are served without passing through. */
export const config = { matcher: '/((?:.*%.*))' };

/** An address that can't be decoded is no page: 404 like any other, where the router would fail with a 500. */
export function proxy(request: NextRequest) {
  try {
    decodeURIComponent(request.nextUrl.pathname);
    return NextResponse.next();
  } catch {
    return NextResponse.rewrite(new URL('/404', request.nextUrl));
  }
}
