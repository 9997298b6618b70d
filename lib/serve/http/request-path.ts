/** The path of a request's URL without the query, exactly as it was sent. */
export function requestPath(url = ''): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** A scheme with an authority, as the target of a request to a proxy begins. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/** A segment `.` or `..`, which may be encoded. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The target of a request in origin form (RFC 9112, section 3.2): the host of an absolute form is left out, so it never
 * becomes that of a redirect. Dot segments are resolved before anything decides by the path, since the framework does so
 * later.
 */
export function originForm(target = '/'): string {
  const path = target.replace(ABSOLUTE, '');
  const absolute = path.startsWith('/') ? path : `/${path}`;
  if (!DOT_SEGMENT.test(requestPath(absolute))) return absolute;
  const { pathname, search } = new URL(`http://localhost${absolute}`);
  return pathname + search;
}
