import { randomBytes } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { createApi } from '../../../api/app';
import { scopeDescriptions } from '../../../api/contract/scopes';
import type { Database } from '../../../api/database/database';
import { rateBuckets } from '../../../api/database/tables/access';
import { deliveries, events } from '../../../api/database/tables/webhooks';
import { handlers } from '../../../api/handlers';
import type { ApiServices } from '../../../api/http/services';
import { getOperation, type OperationId } from '../../../api/operations';
import {
  type DocumentedResponses,
  type ReceivedResponse,
  readDocumentedResponses,
} from './documented-responses';
import { type Failure, failingDatabase } from './failing-database';
import { createTestClock, type TestClock } from './test-clock';
import { createTestShops, type TestShops } from './test-shops';
import { createTestUploads } from './test-uploads';

export interface TestRequest {
  query?: Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>;
  /** Sent as JSON, unless it is a form or bytes. */
  body?: object | FormData | Uint8Array;
  /** A bearer token; the access token with all scopes by default, `null` for none. */
  token?: string | null;
  headers?: Readonly<Record<string, string>>;
  /** Address of the client. */
  address?: string;
}

/** A response with its body as JSON. */
export interface TestResponse extends ReceivedResponse {
  /** The body of a success. Tests read fields of it without narrowing. */
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of each response
  body: any;
}

/** The running API with a demo shop that no other test uses. */
export interface TestApi extends TestShops {
  database: Database;
  clock: TestClock;
  /** An access token with all scopes. */
  accessToken: string;
  /** Sends a request to an operation. Every response is checked against the published document. */
  call(operation: OperationId, request?: TestRequest): Promise<TestResponse>;
  /** Sends a request to any path, without a check of the response. */
  send(request: Request, address?: string): Promise<Response>;
  /** Issues an access token of a client of this shop. */
  issueToken(client: keyof TestShops['clients'], scope?: string, shop?: string): Promise<string>;
  /** Issues a storefront token. */
  issueStorefrontToken(identity: {
    customerIdentifier?: string;
    sessionToken?: string;
  }): Promise<string>;
  /** The events of the shop since the last time it was asked, oldest first; each is checked against its schema. */
  newEvents(): Promise<{ id: string; topic: string; payload: Record<string, unknown> }[]>;
  /** Lines of the log. */
  log: Readonly<Record<string, unknown>>[];
}

export interface TestApiOptions {
  /** Requests count against the rate limit; by default the buckets are emptied before each request. */
  keepBuckets?: boolean;
  /** Instead of random bytes, so that tokens and codes are repeatable. */
  randomBytes?: ApiServices['randomBytes'];
  /** Store of images; by default a new folder. */
  uploads?: ApiServices['uploads'];
  /** Milliseconds by which the clock moves each time it is read; by default it stands still. */
  tickMs?: number;
  /** Called at the start of each transaction that changes data of a shop. */
  beforeChange?: ApiServices['beforeChange'];
  /** Lets transactions fail. A 500 is then a response like any other. */
  failure?: Failure;
}

/** The same for all tests, so that share links can be recorded. */
export const TEST_KEY: Uint8Array = new Uint8Array(32);

let documented: DocumentedResponses | undefined;

/** The scopes of the client `full`. */
const ALL_SCOPES = Object.keys(scopeDescriptions).join(' ');

/** Starts the API on a fresh copy of the demo shop. */
export async function createTestApi(
  database: Database,
  {
    keepBuckets = false,
    randomBytes: bytes = randomBytes,
    uploads = createTestUploads(bytes).uploads,
    tickMs = 0,
    beforeChange,
    failure = {},
  }: TestApiOptions = {},
): Promise<TestApi> {
  documented ??= readDocumentedResponses();
  const responses = documented;
  const clock = createTestClock(tickMs);
  const log: Record<string, unknown>[] = [];
  const api = createApi(
    {
      database: failingDatabase(database, failure),
      uploads,
      now: clock.now,
      randomBytes: bytes,
      secretKey: () => TEST_KEY,
      beforeChange,
      log: (_level, line) => log.push({ ...line }),
    },
    handlers,
  );
  const shops = await createTestShops(database, new Date(clock.now()));
  let accessToken: string | undefined;
  const seenIds = new Set<string>();

  const call: TestApi['call'] = async (operationId, given = {}) => {
    const operation = getOperation(operationId);
    const token = given.token === undefined ? accessToken : given.token;
    const url = new URL(operation.path, 'https://api.laurel.example');
    for (const [name, value] of Object.entries(given.query ?? {})) {
      for (const entry of Array.isArray(value) ? value : [value]) {
        url.searchParams.append(name, String(entry));
      }
    }
    const { body } = given;
    const isJson = body && !(body instanceof FormData || body instanceof Uint8Array);
    const headers = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...given.headers,
    };
    if (!keepBuckets) await database.delete(rateBuckets);
    const response = await api.fetch(
      new Request(url, {
        method: operation.method.toUpperCase(),
        headers,
        ...(body && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
      }),
      given.address,
    );
    const text = await response.text();
    const received = {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    const problems = responses.check(operationId, received);
    if (problems.length > 0) {
      const cause = log.at(-1)?.err;
      throw new Error(
        `${operationId} returned an undocumented ${received.status}:\n${problems.join('\n')}\n${text}`,
        { cause },
      );
    }
    if (received.status === 500 && !failure.error)
      throw new Error(text, { cause: log.at(-1)?.err });
    return received;
  };

  const issueToken: TestApi['issueToken'] = async (client, scope = ALL_SCOPES, domain) => {
    const { clientId, clientSecret, shop } = shops.clients[client];
    const { status, body } = await call('getAccessToken', {
      token: null,
      body: {
        clientId,
        clientSecret,
        grantType: 'client_credentials',
        scope,
        ...(shop && { shop: domain ?? shop }),
      },
    });
    if (status !== 200) throw new Error(`No token for ${client}: ${JSON.stringify(body)}`);
    return body.accessToken;
  };
  accessToken = await issueToken('full');

  return {
    ...shops,
    database,
    clock,
    log,
    accessToken,
    call,
    issueToken,
    send: (request, address) => api.fetch(request, address),
    async issueStorefrontToken(identity) {
      const { status, body } = await call('getStorefrontToken', { body: identity });
      if (status !== 200) throw new Error(`No storefront token: ${JSON.stringify(body)}`);
      return body.storefrontToken;
    },
    async newEvents() {
      const rows = await database
        .select()
        .from(events)
        .where(eq(events.shopId, shops.shop.id))
        .orderBy(asc(events.triggeredAt), asc(events.position));
      const found = rows.filter(({ id }) => !seenIds.has(id));
      for (const { id, topic, payload } of found) {
        seenIds.add(id);
        const problems = responses.checkPayload(topic, payload);
        if (problems.length > 0) throw new Error(`${topic}:\n${problems.join('\n')}`);
      }
      return found.map(({ id, topic, payload }) => ({
        id,
        topic,
        payload: payload as Record<string, unknown>,
      }));
    },
  };
}

/** The deliveries of an event. */
export function deliveriesOf({ database, shop }: TestApi, eventId: string) {
  return database
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.shopId, shop.id), eq(deliveries.eventId, eventId)));
}
