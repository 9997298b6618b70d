/** Characters that a URI must have in their encoded form, although the URL parser leaves some of them (RFC 3986). */
const NOT_ALLOWED = /[^A-Za-z0-9\-._~:/?@!$&'()*+,;=%]/gu;
/** Scheme and host, path and query, fragment. */
const PARTS = /^([^:]*:\/\/[^/?#]*)([^#]*)(?:#(.*))?$/;
const INCOMPLETE_ESCAPE = /%(?![0-9A-Fa-f]{2})/g;

/**
 * A URL as the URL parser writes it, in characters of a URI only: scheme and host in lower case and ASCII, no default
 * port, and everything else encoded that has to be.
 *
 * @throws TypeError if it can't be parsed
 */
export function normalizedUrl(text: string): string {
  const { href } = new URL(text);
  const [, start = '', rest = '', fragment] = PARTS.exec(href) ?? [];
  return start + encoded(rest) + (fragment === undefined ? '' : `#${encoded(fragment)}`);
}

function encoded(part: string): string {
  return part.replace(INCOMPLETE_ESCAPE, '%25').replace(NOT_ALLOWED, encodeURIComponent);
}
