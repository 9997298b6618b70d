import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';

const ORIGIN = 'https://api.laurel.example';
const customerIdentifier = '7400112';
let api: TestApi;
beforeEach(async () => {
  api = await createTestApi(await testDatabase(), { keepBuckets: true });
});

const request = (path: string, init: RequestInit = {}) => new Request(ORIGIN + path, init);
const authorized = () => ({ Authorization: `Bearer ${api.accessToken}` });
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  api.send(
    request('/v2/customers/updateBalance', {
      method: 'POST',
      body,
      headers: { ...authorized(), ...headers },
    }),
  );
const json = { 'Content-Type': 'application/json' };
const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string[] }).message;

describe('path and method', () => {
  it.each([
    '/v2/nowhere',
    '/v2',
    '/v2/',
    '/v2/customers/getcustomer',
    '/v2/customers/getCustomer/',
  ])('returns 404 for %s, with the common error body', async (path) => {
    const response = await api.send(request(path));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: 'Not Found', statusCode: 404 });
    expect(response.headers.get('x-request-id')).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it('returns 405 with Allow for another method, before it looks at the token', async () => {
    const response = await api.send(request('/v2/customers/getCustomer', { method: 'DELETE' }));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(response.headers.has('x-ratelimit-limit')).toBe(false);
  });

  it('responds to HEAD as to GET, without a body', async () => {
    const path = `/v2/customers/getCustomer?customerIdentifier=${customerIdentifier}`;
    const response = await api.send(request(path, { method: 'HEAD', headers: authorized() }));
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it('responds to a preflight request of a browser', async () => {
    const response = await api.send(
      request('/v2/customers/updateBalance', {
        method: 'OPTIONS',
        headers: { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'POST' },
      }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'Authorization, Content-Type, Idempotency-Key, If-None-Match, X-Request-Id, X-Session-Token',
    );
    expect(response.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('lets scripts of other origins read the headers that they need', async () => {
    const response = await api.send(request('/v2/nowhere'));
    const exposed = response.headers.get('access-control-expose-headers')?.split(', ');
    expect(exposed).toEqual(
      expect.arrayContaining(['Laurel-Error', 'ETag', 'Deprecation', 'Link', 'WWW-Authenticate']),
    );
  });
});

describe('the name of an error', () => {
  const invalid = { Authorization: 'Bearer unknown' };
  const large = 'x'.repeat(256 * 1024 + 1);
  it.each<[string, string, string, RequestInit]>([
    ['notFound', '/v2/nowhere', 'GET', {}],
    ['methodNotAllowed', '/v2/customers/getCustomer', 'DELETE', {}],
    ['unauthorized', '/v2/customers/getCustomer', 'GET', { headers: invalid }],
    ['payloadTooLarge', '/v2/customers/updateBalance', 'POST', { body: large, headers: json }],
  ])('is %s without a token, for %s with %s', async (name, path, method, init) => {
    const response = await api.send(request(path, { method, ...init }));
    expect(response.headers.get('laurel-error')).toBe(name);
  });

  it.each([
    ['unsupportedMediaType', 'text', { 'Content-Type': 'text/plain' }],
    ['unsupportedMediaType', '{}', { ...json, 'Content-Encoding': 'gzip' }],
    ['validationFailed', '{', json],
    ['validationFailed', '{}', json],
    ['customerUnknown', JSON.stringify({ customerIdentifier: '1', balanceDelta: 1 }), json],
  ])('is %s for the body %s', async (name, body, headers) => {
    const response = await post(body, headers);
    expect(response.headers.get('laurel-error')).toBe(name);
  });

  it('is tooManyRequests if the bucket is full, and absent on success', async () => {
    const send = () => api.call('getTiers');
    const responses = await Promise.all(Array.from({ length: 42 }, send));
    const names = responses.map(({ status, headers }) => [status, headers.get('laurel-error')]);
    expect(names).toContainEqual([429, 'tooManyRequests']);
    expect(names).toContainEqual([200, null]);
  });
});

describe('the order of the checks', () => {
  it('checks the size before the token', async () => {
    const response = await api.send(
      request('/v2/customers/updateBalance', {
        method: 'POST',
        body: 'x'.repeat(256 * 1024 + 1),
        headers: json,
      }),
    );
    expect(response.status).toBe(413);
    expect(response.headers.has('x-ratelimit-limit')).toBe(false);
  });

  it('accepts a body of exactly 256 KB', async () => {
    const body = JSON.stringify({ customerIdentifier, balanceDelta: 1 });
    expect((await post(body.padEnd(256 * 1024), json)).status).toBe(200);
  });

  it('checks the bucket before the scope, and the scope before the body', async () => {
    const token = await api.issueToken('readOnly', 'read_review');
    const send = () => api.call('updateBalance', { token, body: { anything: 1 } });
    expect((await send()).status).toBe(403);
    // One request of this client went into its bucket; 39 more fit.
    for (let sent = 0; sent < 39; sent++) await send();
    const { status, headers } = await send();
    expect([status, headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('checks the media type before the JSON, and the JSON before the schema', async () => {
    expect((await post('{', { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect(await messageOf(await post('{', json))).toEqual(['body must be valid JSON']);
    expect((await post('[]', json)).status).toBe(400);
    expect((await post(null)).status).toBe(400);
  });

  it('accepts a media type with parameters, in any case', async () => {
    const body = JSON.stringify({ customerIdentifier, balanceDelta: 1 });
    expect((await post(body, { 'Content-Type': 'Application/JSON; charset=UTF-8' })).status).toBe(
      200,
    );
  });

  it('rejects bytes that are not UTF-8', async () => {
    expect((await post(new Uint8Array([0x22, 0xff, 0x22]), json)).status).toBe(400);
  });
});

describe('a validation error', () => {
  it('has one message for each problem, which names the field first', async () => {
    const { status, body } = await api.call('updateBalance', {
      body: { customerIdentifier: '', balanceDelta: 'x', color: 1 },
      query: { locale: 'en' },
    });
    expect(status).toBe(400);
    const fields = body.message.map((message: string) => message.split(' ')[0]);
    expect(fields.sort()).toEqual(['balanceDelta', 'color', 'customerIdentifier', 'locale'].sort());
  });

  it('never repeats what was sent', async () => {
    const secret = 'sec_do_not_repeat';
    const { body } = await api.call('getAccessToken', {
      token: null,
      body: { clientId: 'x', clientSecret: secret, grantType: secret, scope: secret },
    });
    expect(JSON.stringify(body)).not.toContain(secret);
  });
});

describe('the headers of a response', () => {
  it('are the same on success and error', async () => {
    for (const identifier of [customerIdentifier, '999999']) {
      const { headers } = await api.call('getCustomer', {
        query: { customerIdentifier: identifier },
        headers: { 'X-Request-Id': 'my-request_1' },
      });
      expect(headers.get('x-request-id')).toBe('my-request_1');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-ratelimit-limit')).toBe('40');
    }
  });

  it('count the requests', async () => {
    const send = () => api.call('getCustomer', { query: { customerIdentifier } });
    const first = (await send()).headers;
    expect(first.get('x-ratelimit-remaining')).toBe('39');
    expect(first.get('ratelimit-policy')).toBe('"default";q=40;w=20');
    expect(first.get('ratelimit')).toBe('"default";r=39;t=1');
    expect((await send()).headers.get('x-ratelimit-remaining')).toBe('38');
  });

  it.each(['short', 'has spaces in it', 'x'.repeat(65), 'bad\u00e9id-1'])(
    'have a new id if the one of the client is malformed: %s',
    async (id) => {
      const { headers } = await api.call('getCustomer', {
        query: { customerIdentifier },
        headers: { 'X-Request-Id': id },
      });
      expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-f]{16}$/);
    },
  );
});

describe('a token', () => {
  const read = () => api.call('getCustomer', { query: { customerIdentifier } });

  it('is valid for 3,599 seconds, and not for 3,600', async () => {
    api.clock.advance(3_599_999);
    expect((await read()).status).toBe(200);
    api.clock.advance(1);
    expect((await read()).status).toBe(401);
  });

  it('stays valid after another was issued', async () => {
    await api.issueToken('full');
    expect((await read()).status).toBe(200);
  });
});

describe('the log', () => {
  it('has one line for each request, without the token and without personal data', async () => {
    const before = api.log.length;
    await api.call('updateBalance', {
      body: { customerIdentifier: 'mara@mail.example', balanceDelta: 1 },
    });
    const lines = api.log.slice(before);
    expect(lines).toMatchObject([
      {
        method: 'POST',
        operation: 'updateBalance',
        client: api.clients.full.clientId,
        status: 200,
        requestId: expect.any(String),
        ms: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(api.log)).not.toMatch(/mara@|at_|sec_/);
  });
});
