import { expect, it } from 'vitest';
import { requestLimit } from './request-limit';

const CLIENT = '203.0.113.5';

it('limits the requests of each client to what is computed', () => {
  const limit = requestLimit({ perMinute: 2, now: () => 0 });
  expect(limit('/search.json', CLIENT)).toBeNull();
  expect(limit('/suggestions', CLIENT)).toBeNull();
  expect(limit('/search.json', CLIENT)).toMatchObject({
    status: 429,
    headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
    body: 'You sent too many requests. Try again in 30 seconds.\n',
  });
  expect(limit('/search.json', '203.0.113.6')).toBeNull();
});

it('lets a browser load the page again, but not the data', () => {
  const limit = requestLimit({ perMinute: 1, now: () => 0 });
  limit('/search', CLIENT);
  expect(limit('/search', CLIENT)?.headers).toHaveProperty('Refresh', '60');
  expect(limit('/search.json', CLIENT)?.headers).not.toHaveProperty('Refresh');
});

it.each(['/', '/docs/Sdk', '/llms.txt', '/nope', '/v2/customers'])('does not limit %s', (path) => {
  const limit = requestLimit({ perMinute: 1, now: () => 0 });
  expect([limit(path, CLIENT), limit(path, CLIENT)]).toEqual([null, null]);
});
