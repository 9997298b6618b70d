const FORM = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * The id of a request: the one that the client sent if it has the right form, else a new one.
 *
 * @param header value of `X-Request-Id`
 */
export function requestIdOf(
  header: string | null,
  randomBytes: (count: number) => Uint8Array,
): string {
  if (header !== null && FORM.test(header)) return header;
  return `req_${Buffer.from(randomBytes(8)).toString('hex')}`;
}
