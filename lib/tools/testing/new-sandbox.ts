/** A sandbox of a running server, with what a client needs to use it. */
export interface NewSandbox {
  id: string;
  key: string;
  shop: { accessToken: string };
}

/**
 * Creates a sandbox.
 *
 * @param headers in addition, such as the `X-Forwarded-For` of the client
 * @throws Error with the response if there is none
 */
export async function newSandbox(
  origin: string,
  headers: Record<string, string> = {},
): Promise<NewSandbox> {
  const response = await fetch(`${origin}/sandbox`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{}',
  });
  if (response.status !== 200) throw new Error(`No sandbox: ${await response.text()}`);
  return response.json();
}
