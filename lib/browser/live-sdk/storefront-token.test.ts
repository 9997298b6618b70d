import { afterEach, expect, it, vi } from 'vitest';
import type { Sandbox } from '../console/sandbox';
import { attachGuest, storefrontToken } from './storefront-token';

const sandbox = { key: 'key', shop: { accessToken: 'at_1' } } as Sandbox;

/** Bodies of the requests that attach a session. */
let attached: object[];

/** An API that knows one session at a time. @returns the tokens of the sessions that were created */
function stubApi() {
  const created: string[] = [];
  attached = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    const { sessionToken } = body;
    if (url.endsWith('attachSessionToken')) attached.push(body);
    if (url.endsWith('createSessionToken')) {
      created.push(`ses_${created.length}`);
      return Response.json({ sessionToken: created.at(-1) });
    }
    return sessionToken && sessionToken === created.at(-1)
      ? Response.json({ storefrontToken: `st of ${sessionToken}` })
      : Response.json({ message: [] }, { status: 422 });
  });
  return created;
}

afterEach(() => vi.unstubAllGlobals());

it('keeps the session of a guest until the shop refuses it', async () => {
  const created = stubApi();
  expect(await storefrontToken(sandbox)).toBe('st of ses_0');
  expect(await storefrontToken(sandbox)).toBe('st of ses_0');
  created.push('another');
  expect(await storefrontToken(sandbox)).toBe('st of ses_2');
});

it('has a session for each sandbox', async () => {
  const created = stubApi();
  await storefrontToken({ ...sandbox, key: 'first' });
  await storefrontToken({ ...sandbox, key: 'second' });
  expect(created).toHaveLength(2);
});

it('gives a customer what the guest of the sandbox has saved, once', async () => {
  const created = stubApi();
  await storefrontToken(sandbox);
  await attachGuest({ ...sandbox, key: 'other' }, '7');
  expect(attached).toEqual([]);
  for (const customer of ['7', '8']) await attachGuest(sandbox, customer);
  expect(attached).toEqual([{ sessionToken: 'ses_0', customerIdentifier: '7' }]);
  await storefrontToken(sandbox);
  expect(created).toHaveLength(2);
});

it('reports a token that is refused', async () => {
  stubApi();
  await expect(storefrontToken(sandbox, '7')).rejects.toMatchObject({ kind: 'failed' });
});
