import { describe, expect, it } from 'vitest';
import { balanceOf, host, setUpHost } from '../sandboxes/sandbox.fixture';

setUpHost();

const NUL = '\u0000';
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, 1]));

/** Bodies whose messages would be many times as large as they are. */
const BODIES: readonly [string, string, string][] = [
  [
    'texts with NUL below a long name',
    JSON.stringify({ action: 'orderPaid', [`k${'x'.repeat(110_000)}`]: Array(13_000).fill(NUL) }),
    'at most 2000 values',
  ],
  [
    'texts with NUL in a list below a long name',
    JSON.stringify({ action: 'moderate', [`k${'x'.repeat(20_000)}`]: Array(1_000).fill(NUL) }),
    'is not recognized',
  ],
  ['many names', JSON.stringify({ action: 'addTag', ...named(1_900) }), 'is not recognized'],
  ['more names', JSON.stringify({ action: 'addTag', ...named(15_000) }), 'at most 2000 values'],
  ['deep lists', `{"action":"orderPaid","items":${nested(2_500)}}`, '64 levels'],
  [
    'many malformed items',
    JSON.stringify({ action: 'orderPaid', items: Array(1_900).fill({}) }),
    'is required',
  ],
  ['a long name of an action', JSON.stringify({ action: 'x'.repeat(200_000) }), 'one of orderPaid'],
];

describe('an error of a request that a stranger made up', () => {
  it.each(BODIES)('is small for a body with %s, and delays nobody', async (_, body, message) => {
    const [attacker, victim] = [await host.create(), await host.create()];
    const send = (path: string, token: string) => host.call('POST', path, { token, body });
    const { key, shop } = attacker.credentials;
    for (const response of [
      await send('/sandbox/world', key),
      await send('/v2/customers/updateBalance', shop.accessToken),
    ]) {
      const text = JSON.stringify(response.body);
      expect([response.status, text.length < 5_000]).toEqual([400, true]);
      expect(response.body.message.length).toBeLessThanOrEqual(20);
    }
    const { body: error } = await send('/sandbox/world', key);
    expect(error.message.join()).toContain(message);
    expect(await balanceOf(victim)).toBe(320.5);
  });

  it('is small for names and paths in its address', async () => {
    const { credentials } = await host.create();
    const { key: token, shop } = credentials;
    const long = 'x'.repeat(10_000);
    const requests = [
      ['GET', `/sandbox/${long}`, 404, 'notFound'],
      ['GET', `/v2/${long}`, 404, 'notFound'],
      ['GET', `/sandbox?${long}=1`, 400, 'validationFailed'],
      ['GET', `/sandbox?${Object.keys(named(3_000)).join('&')}`, 400, 'validationFailed'],
    ] as const;
    for (const [method, path, status, name] of requests) {
      const response = await host.call(method, path, { token });
      const isSmall = JSON.stringify(response.body).length < 500;
      expect([response.status, isSmall]).toEqual([status, true]);
      expect(response.headers.get('laurel-error')).toBe(name);
    }
    const query = Object.keys(named(3_000)).join('&');
    const { body } = await host.call('GET', `/v2/rewards/getTiers?${query}`, {
      token: shop.accessToken,
    });
    expect(body.message).toEqual(['the query must have at most 200 parameters']);
  });
});
