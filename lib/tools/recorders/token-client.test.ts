import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadSamples } from '../testing/load-samples';

type Send = (path: string) => Promise<Response>;

let createLaurelClient: (credentials: object) => Send;
beforeAll(async () => {
  const page = readFileSync('content/docs/Api/guides/authentication.md', 'utf8');
  ({ createLaurelClient } = await loadSamples<{ createLaurelClient: typeof createLaurelClient }>(
    page,
    ['laurel-client.mjs'],
    {},
  ));
});
afterEach(() => vi.unstubAllGlobals());

/** Replaces the API: it issues `token-1`, `token-2`, …, and accepts what the function says. */
function serve(isAccepted: (token: string) => boolean, tokenStatus = 200) {
  let issued = 0;
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit = {}) => {
    if (url.endsWith('/oauth/getAccessToken')) {
      issued += 1;
      return Response.json({ accessToken: `token-${issued}`, expiresAt }, { status: tokenStatus });
    }
    const token = new Headers(headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    return new Response(null, { status: isAccepted(token) ? 204 : 401 });
  });
  return { issued: () => issued };
}

const tenAtOnce = (send: Send) =>
  Promise.all(Array.from({ length: 10 }, () => send('/customers/getCustomer'))).then((responses) =>
    responses.map(({ status }) => status),
  );

describe('the client of the authentication guide', () => {
  it('requests one token for requests at the same time', async () => {
    const { issued } = serve(() => true);
    const send = createLaurelClient({});
    expect(await tenAtOnce(send)).toEqual(Array(10).fill(204));
    await send('/customers/getCustomer');
    expect(issued()).toBe(1);
  });

  it('requests one new token if several requests return 401', async () => {
    const { issued } = serve((token) => token === 'token-2');
    expect(await tenAtOnce(createLaurelClient({}))).toEqual(Array(10).fill(204));
    expect(issued()).toBe(2);
  });

  it('requests a token again after a failure', async () => {
    const failing = serve(() => true, 503);
    const send = createLaurelClient({});
    await expect(tenAtOnce(send)).rejects.toThrow('getAccessToken: 503');
    expect(failing.issued()).toBe(1);
    serve(() => true);
    expect((await send('/customers/getCustomer')).status).toBe(204);
  });
});
