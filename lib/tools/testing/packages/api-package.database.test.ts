import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeReceiver, startDeliveryTest } from '../../../api/deliveries/deliveries.fixture';
import { type ServedApi, serveTestApi } from '../../recorders/serve-test-api';
import { createTestApi, type TestApi } from '../api/test-api';
import { testDatabase } from '../api/test-database';
import { eventually } from '../eventually';
import { FOLLOW_TIMEOUT_MS, followPage } from '../pages/follow-page';
import { freePort } from '../servers/free-port';
import { type PackageRegistry, startPackageRegistry } from './package-registry';

const TSC = [
  `node ${resolve('node_modules/typescript-native/bin/tsc')}`,
  '--noEmit --strict --allowJs --checkJs --module nodenext --target es2022',
  `--typeRoots ${resolve('node_modules/@types')} --types node`,
].join(' ');

/** A line after `@ts-expect-error` must not compile. */
const TYPED = `
import { type components, entriesOf, verifyWebhook } from '@laurel/api';
import { laurel } from './laurel.mjs';

export async function* activities(): AsyncGenerator<components['schemas']['Activity']> {
  yield* entriesOf(laurel, '/v2/rewards/getActivityHistory', { customerIdentifier: '7400112' });
  // @ts-expect-error there is no such parameter
  entriesOf(laurel, '/v2/reviews/getReviews', { size: 1 });
  // @ts-expect-error the operation returns all tiers
  entriesOf(laurel, '/v2/rewards/getTiers');
}
export function balance(request: Request, body: string): number | undefined {
  const delivery = verifyWebhook<'customer/balanceUpdated'>(body, request.headers, '');
  // @ts-expect-error the payload of another topic
  delivery?.payload.birthday;
  return delivery?.payload.pointsBalance;
}
// @ts-expect-error the body is required
laurel.POST('/v2/customers/updateBalance', {});
`;

/** The package as this test uses it: the types of the document are only in the package. */
interface ApiPackage {
  createLaurelClient(options: object): AnyClient;
  entriesOf(laurel: AnyClient, path: string, query: object): AsyncIterable<{ id: number }>;
}
interface AnyClient {
  GET(path: string, options: object): Promise<AnyResult>;
  POST(path: string, options: object): Promise<AnyResult>;
}
interface AnyResult {
  data?: { pointsBalance: number };
  response: Response;
}

const CUSTOMER = '7400112';

let api: TestApi;
let served: ServedApi;
let registry: PackageRegistry;
beforeAll(async () => {
  registry = await startPackageRegistry();
  api = await createTestApi(await testDatabase());
  // The package compares times with the real time.
  api.clock.set(Date.now());
  served = await serveTestApi(api);
});
afterAll(() => {
  served?.close();
  registry?.close();
});

/** A delivery of a birthday, and the secret that it is signed with. */
async function deliverBirthday() {
  const receiver = fakeReceiver();
  const test = await startDeliveryTest(await testDatabase(), receiver);
  test.api.clock.set(Date.now());
  await test.subscribe('https://hooks.shop.example');
  await test.emit();
  await test.deliver();
  const [request] = receiver.requests;
  if (!request) throw new Error('Nothing was delivered.');
  return { ...request, secret: test.secret };
}

it(
  'the package works as its page says, installed from a registry',
  async () => {
    const delivery = await deliverBirthday();
    const port = String(await freePort());
    const { clientId, clientSecret } = api.clients.full;
    const { folder, shell, serverOutput } = await followPage('content/docs/Api/recipes/nodejs.md', {
      origins: { 'https://api.laurel.example': served.origin, 4242: port },
      environment: {
        ...registry.environment,
        LAUREL_CLIENT_ID: clientId,
        LAUREL_CLIENT_SECRET: clientSecret,
        LAUREL_WEBHOOK_SECRET: delivery.secret,
      },
      servers: [{ command: /^node receive\.mjs$/, ready: /Waiting/ }],
    });
    writeFileSync(join(folder, 'typed.mts'), TYPED);
    const { status, output } = await shell.run(`${TSC} *.mjs *.mts`);
    expect(status, output).toBe(0);

    const { body, headers } = delivery;
    const send = (text: string) =>
      fetch(`http://localhost:${port}/`, { method: 'POST', headers, body: text });
    expect((await send(body)).status).toBe(204);
    expect((await send(`${body} `)).status).toBe(401);
    await eventually(() => expect(serverOutput(2)).toContain(`\n${headers['webhook-id']} `));

    const file = join(folder, 'node_modules/@laurel/api/index.js');
    await useClient(await import(/* @vite-ignore */ pathToFileURL(file).href));
  },
  FOLLOW_TIMEOUT_MS,
);

async function useClient({ createLaurelClient, entriesOf }: ApiPackage) {
  const { clientId, clientSecret } = api.clients.full;
  const laurel = createLaurelClient({
    clientId,
    clientSecret,
    scope: 'read_customer write_customer read_review read_reward',
    baseUrl: served.origin,
  });
  const query = { customerIdentifier: CUSTOMER };
  const readBalance = async () =>
    (await laurel.GET('/v2/customers/getCustomer', { params: { query } })).data?.pointsBalance ?? 0;

  const before = await readBalance();
  served.statuses.splice(0);
  // The token expires earlier than the client expects.
  api.clock.advance(3_600_001);
  expect(await readBalance()).toBe(before);
  expect(served.statuses).toEqual([401, 200, 200]);

  const change = {
    params: { header: { 'Idempotency-Key': 'visit-2' } },
    body: { ...query, balanceDelta: 7 },
  };
  await laurel.POST('/v2/customers/updateBalance', change);
  const { data, response } = await laurel.POST('/v2/customers/updateBalance', change);
  expect(data?.pointsBalance).toBe(before + 7);
  expect(response.headers.get('Idempotency-Replayed')).toBe('true');
  expect(await readBalance()).toBe(before + 7);

  api.clock.advance(20_000);
  served.statuses.splice(0);
  const reading = Promise.all(Array.from({ length: 45 }, readBalance));
  await eventually(() => expect(served.statuses).toContain(429));
  api.clock.advance(20_000);
  expect(new Set(await reading)).toEqual(new Set([before + 7]));

  const ids = new Set<number>();
  const reviews = entriesOf(laurel, '/v2/reviews/getReviews', { perPage: 7 });
  for await (const { id } of reviews) ids.add(id);
  const { body } = await api.call('getReviews', { token: await api.issueToken('full') });
  expect(ids.size).toBe(body.totalCount);
  const activities = entriesOf(laurel, '/v2/rewards/getActivityHistory', { ...query, perPage: 1 });
  const found: number[] = [];
  for await (const { id } of activities) found.push(id);
  expect(found.length).toBe(new Set(found).size);
  expect(found.length).toBeGreaterThan(1);
}
