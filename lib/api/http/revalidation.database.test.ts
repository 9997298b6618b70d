import { gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { getOperation, type OperationId } from '../operations';

let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(await testDatabase());
});

const revalidated: OperationId[] = ['getEarningRules', 'getSpendingRules', 'getTiers'];

describe('a response that a client can keep', () => {
  it.each(revalidated)(
    "of %s has an ETag, and isn't sent again while it is the same",
    async (id) => {
      const first = await api.call(id);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^W\/".+"$/);
      expect(first.headers.get('cache-control')).toBe('private, no-cache');
      // As fetch sends it.
      const known = { headers: { 'If-None-Match': etag, 'Cache-Control': 'no-cache' } };
      const second = await api.call(id, known);
      expect([second.status, second.body, second.headers.get('etag')]).toEqual([
        304,
        undefined,
        etag,
      ]);
      expect(second.headers.get('access-control-allow-origin')).toBe('*');
      expect(api.log.at(-1)).toMatchObject({ status: 304 });
      expect((await api.call(id, { ...known, token: null })).status).toBe(401);
    },
  );

  it('is sent again when it has changed', async () => {
    const etag = (await api.call('getTiers')).headers.get('etag') ?? '';
    const headers = { 'If-None-Match': etag };
    const german = await api.call('getTiers', { query: { locale: 'de' }, headers });
    expect(german.status).toBe(200);
    expect(german.headers.get('etag')).not.toBe(etag);
  });

  it('is compressed if the client accepts that', async () => {
    const url = `https://api.laurel.example${getOperation('getSpendingRules').path}`;
    const headers = { Authorization: `Bearer ${api.accessToken}`, 'Accept-Encoding': 'br, gzip' };
    const response = await api.send(new Request(url, { headers }));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    const { body } = await api.call('getSpendingRules');
    const text = gunzipSync(await response.arrayBuffer()).toString();
    expect(JSON.parse(text)).toEqual(body);
  });
});

it('stores nothing of a customer', async () => {
  const query = { customerIdentifier: '7400112' };
  const { headers } = await api.call('getCustomer', {
    query,
    headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': '*' },
  });
  expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  expect(headers.has('content-encoding')).toBe(false);
});
