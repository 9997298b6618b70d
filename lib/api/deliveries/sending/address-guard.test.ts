import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLocalSender } from '../../../tools/testing/deliverer/local-sender';
import { startReceiver } from '../receiver.fixture';
import { guardedLookup } from './address-guard';
import { countConnections } from './connections.fixture';
import { ADDRESSES_BY_NAME, REJECTED_ADDRESSES } from './rejected-addresses.fixture';
import { createPublicSender } from './send-public';

const REQUEST = { headers: {}, body: '{}' };

const resolve = async (name: string) => ADDRESSES_BY_NAME[name] ?? [];

let connections: ReturnType<typeof countConnections>;

beforeEach(() => {
  connections = countConnections();
});

afterEach(() => connections.stop());

describe('an address that is not public', () => {
  const send = createPublicSender(resolve);

  it.each(Object.entries(REJECTED_ADDRESSES))(
    'gets no connection if it has or is %s',
    async (_, group) => {
      for (const address of group.addresses) {
        const { status, error } = await send({ address, ...REQUEST });
        expect(`${address} ${status}`).toBe(`${address} null`);
        expect(error, address).toMatch(group.reason);
      }
      expect(connections.count()).toBe(0);
    },
  );

  it('is one of at least 60 in these tests', () => {
    const all = Object.values(REJECTED_ADDRESSES).flatMap(({ addresses }) => addresses);
    expect(new Set(all).size).toBeGreaterThanOrEqual(60);
  });

  it('is named in the reason', async () => {
    const reasonOf = async (address: string) => (await send({ address, ...REQUEST })).error;
    expect(await reasonOf('https://10.1/')).toBe('The address 10.0.0.1 is not public.');
    expect(await reasonOf('https://[::ffff:10.0.0.1]/')).toBe(
      'The address ::ffff:a00:1 is not public.',
    );
    expect(await reasonOf('https://private.example/')).toBe('The address 10.0.0.1 is not public.');
    expect(await reasonOf('https://localhost./')).toBe('The name localhost. is not public.');
  });
});

describe('a name that changes between lookups', () => {
  it('is looked up once for each attempt, and checked every time', async () => {
    const responses = [['10.0.0.1'], ['127.0.0.1'], ['8.8.8.8', '::1']];
    let lookups = 0;
    const send = createPublicSender(async () => responses[lookups++ % 3] ?? []);
    const request = { address: 'https://changing.example/', ...REQUEST };
    const errors = [await send(request), await send(request), await send(request)];
    expect(errors.map(({ error }) => error)).toEqual([
      'The address 10.0.0.1 is not public.',
      'The address 127.0.0.1 is not public.',
      'The address ::1 is not public.',
    ]);
    expect(lookups).toBe(3);
    expect(connections.count()).toBe(0);
  });

  it('is connected to the addresses that were checked', async () => {
    const lookup = guardedLookup(async () => ['8.8.8.8', '2001:4860:4860::8888']);
    const found = await new Promise((resolved) => {
      lookup('changing.example', { all: true }, (_, addresses) => resolved(addresses));
    });
    expect(found).toEqual([
      { address: '8.8.8.8', family: 4 },
      { address: '2001:4860:4860::8888', family: 6 },
    ]);
  });
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i is not followed', async (status) => {
    const target = await startReceiver();
    const receiver = await startReceiver((response) =>
      response.writeHead(status, { Location: target.address }).end(),
    );
    const send = createLocalSender();
    expect(await send({ address: receiver.address, ...REQUEST })).toMatchObject({
      status,
      error: 'Redirects are not followed.',
    });
    expect(target.requests).toHaveLength(0);
    expect(connections.count()).toBe(1);
    await Promise.all([target.close(), receiver.close()]);
  });
});
