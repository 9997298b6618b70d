/** A response with a text for agents. */
export function textResponse(
  text: string,
  type: 'text/markdown' | 'text/plain',
  init?: ResponseInit,
) {
  return new Response(text, {
    ...init,
    headers: { 'content-type': `${type}; charset=utf-8`, ...init?.headers },
  });
}
