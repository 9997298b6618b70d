import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../api/database/database';
import { inTransaction } from '../../api/database/transaction';
import { changeContext } from '../../api/http/change-context';
import type { Sender, SentRequest } from '../../api/openapi/example-requests/example-request';
import type { OperationId } from '../../api/operations';
import { fulfillRedemptions } from '../../api/rewards/redemption/fulfill-redemptions';
import { readShop } from '../../api/rewards/redemption/redemption-store';
import { clientIds } from '../../sandbox/shops/demo/client-ids';
import { worldActions } from '../../sandbox/world/actions';
import {
  createTestApi,
  type TestApi,
  type TestRequest,
  type TestResponse,
} from '../testing/api/test-api';
import type { SentAction } from './sent-action';

/** Response and events of a request. */
export interface Recording {
  status: number;
  /** The name of an error; `null` for other responses. */
  errorName: string | null;
  body: unknown;
  events: { topic: string; payload: Record<string, unknown> }[];
}

const CLIENT_NAMES = Object.keys(clientIds) as (keyof typeof clientIds)[];

/** The delay until a redemption is fulfilled. */
const FULFILLMENT_MS = 400;

/**
 * Sends a request to a fresh copy of the demo shop, or runs an action in it. Clock, random values and ids are the same in
 * every run.
 *
 * @param name distinguishes the random values of one recording from those of the others
 */
export async function record(
  database: Database,
  name: string,
  request: SentRequest | SentAction,
  before: readonly SentRequest[] = [],
): Promise<Recording> {
  const { api, fulfill, randomBytes } = await repeatableApi(database, name);
  for (const preparing of before) {
    const { status, body } = await send(api, preparing);
    if (status >= 300) {
      throw new Error(`${preparing.operation} before ${name} failed: ${JSON.stringify(body)}`);
    }
  }
  await api.newEvents();
  const { status, body, headers } =
    'action' in request ? await run(api, request, randomBytes) : await send(api, request);
  await fulfill();
  const events = await api.newEvents();
  const errorName = headers.get('laurel-error');
  return {
    status,
    errorName,
    body,
    events: events.map(({ topic, payload }) => ({ topic, payload })),
  };
}

/**
 * The API of a fresh copy of the demo shop. Clock, random values and ids are the same in every run.
 *
 * @param name distinguishes its random values from those of others
 */
export async function repeatableApi(database: Database, name: string) {
  await restartSequences(database);
  const randomBytes = seededBytes(name);
  const api = await createTestApi(database, { randomBytes });
  const services = { database, now: api.clock.now, randomBytes };
  return {
    api,
    randomBytes,
    /** Creates the codes of redemptions, after the usual delay. */
    async fulfill(): Promise<void> {
      api.clock.advance(FULFILLMENT_MS);
      await fulfillRedemptions(services, { limit: 10, shopIds: [api.shop.id] });
    },
  };
}

async function send(api: TestApi, request: SentRequest): Promise<TestResponse> {
  const { operation, ...sent } = await toTestRequest(api, request);
  return api.call(operation, sent);
}

/** Runs an action, which responds nothing. */
async function run(
  { database, shop, clock }: TestApi,
  { action: name, input }: SentAction,
  randomBytes: (count: number) => Uint8Array,
): Promise<Pick<TestResponse, 'status' | 'body' | 'headers'>> {
  const action = worldActions[name];
  const parsed = action.schema.parse(input);
  await inTransaction(database, async (transaction) => {
    const context = changeContext({
      shop: await readShop(transaction, shop.id),
      clock: () => new Date(clock.now()),
      transaction,
      randomBytes,
    });
    await action.run(context, parsed);
  });
  return { status: 204, body: undefined, headers: new Headers() };
}

/** A request of the demo shop as it is sent to a copy: with the token of its sender. */
export async function toTestRequest(
  api: TestApi,
  { operation, query, body, headers, as }: SentRequest,
): Promise<TestRequest & { operation: OperationId }> {
  const isTokenRequest = operation === 'getAccessToken';
  const token = isTokenRequest ? null : as && (await tokenOf(api, as));
  return {
    operation,
    ...(token !== undefined && { token }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(body && { body: isTokenRequest ? withClientOfCopy(api, body) : body }),
  };
}

async function tokenOf(api: TestApi, sender: Sender): Promise<string> {
  if ('storefront' in sender) return api.issueStorefrontToken(sender.storefront);
  const { client, shop, scope } = sender;
  return api.issueToken(client, scope, shop);
}

/** The copies of the clients have other ids than those of the demo shop. */
function withClientOfCopy(api: TestApi, body: NonNullable<SentRequest['body']>) {
  const { clientId, clientSecret } = body;
  const name = CLIENT_NAMES.find((known) => clientIds[known] === clientId);
  if (!name) return body;
  const client = api.clients[name];
  return {
    ...body,
    clientId: client.clientId,
    ...(clientSecret === 'sec_example' && { clientSecret: client.clientSecret }),
  };
}

/** Random bytes that follow from a seed. */
function seededBytes(seed: string): (count: number) => Uint8Array {
  let drawn = 0;
  return (count) => {
    const chunks: Buffer[] = [];
    for (let length = 0; length < count; length += 32) {
      drawn += 1;
      chunks.push(createHash('sha256').update(`${seed} ${drawn}`).digest());
    }
    return new Uint8Array(Buffer.concat(chunks).subarray(0, count));
  };
}

/** Lets ids start from the first one again: each recording has its own shop. */
async function restartSequences(database: Database): Promise<void> {
  await database.execute(sql`
    do $$ declare name text; begin
      for name in select sequencename from pg_sequences where sequencename like '%\_ids' loop
        execute format('alter sequence %I restart', name);
      end loop;
    end $$`);
}
