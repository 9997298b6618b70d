import { randomBytes } from 'node:crypto';
import { createApi } from '../../../api/app';
import type { Database } from '../../../api/database/database';
import { rateBuckets } from '../../../api/database/tables/access';
import { createDeliverer } from '../../../api/deliveries/deliverer';
import { INBOX_ADDRESSES, isInboxAddress } from '../../../api/deliveries/sending/inbox-address';
import { sendNowhere } from '../../../api/deliveries/sending/send';
import { handlers } from '../../../api/handlers';
import { lockForChange, recordDeliveries, sandboxHooks } from '../../../sandbox/http/api-hooks';
import { createSandboxApp } from '../../../sandbox/http/app';
import type { SandboxLimits, SandboxServices } from '../../../sandbox/http/services';
import { InboxDelays } from '../../../sandbox/inbox/inbox-delays';
import { sendToInbox } from '../../../sandbox/inbox/send-to-inbox';
import { RecordHub } from '../../../sandbox/records/record-hub';
import { Turns } from '../../../sandbox/sandboxes/turns';
import { UseGuard } from '../../../sandbox/sandboxes/use-guard';
import { MAX_WAIT_MS } from '../eventually';
import { checkSandboxStatus } from './sandbox-statuses';
import { TEST_KEY } from './test-api';
import { createTestClock } from './test-clock';
import { testDatabase } from './test-database';
import { createTestUploads } from './test-uploads';

/** A response with its body as JSON. */
interface JsonResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect of each response
  body: any;
}

const LIMITS: SandboxLimits = {
  perHour: 1_000_000,
  alivePerClient: 1_000_000,
  alive: 1_000_000,
  rows: 1_000_000,
  images: 1_000_000,
  bytes: 1_000_000_000,
  bytesPerClient: 1_000_000_000,
};

/**
 * Starts the API with sandboxes, without background work. Timers end early, and are recorded.
 *
 * @param given another database than the embedded one of the worker
 */
export async function startSandboxes(limits: Partial<SandboxLimits> = {}, given?: Database) {
  const database = given ?? (await testDatabase());
  const clock = createTestClock();
  const stop = new AbortController();
  const { uploads, directory: uploadFolder } = createTestUploads(randomBytes);
  const waits: number[] = [];
  const startTimer = (callback: () => void, milliseconds: number) => {
    waits.push(milliseconds);
    const timer = setTimeout(callback, Math.min(milliseconds, 5));
    return () => clearTimeout(timer);
  };
  const base = {
    database,
    now: clock.now,
    randomBytes,
    secretKey: () => TEST_KEY,
    log: () => {},
    beforeChange: lockForChange,
    uploads,
  };
  const turns = () => new Turns({ perClient: 1_000_000, total: 1_000_000 });
  const services: SandboxServices = {
    ...base,
    onEvent: (transaction, event) => hooks.onEvent(transaction, event),
    limits: { ...LIMITS, ...limits },
    apiUrl: 'https://api.laurel.example',
    deliverDue: (which) => deliverer.deliverDue(which),
    delays: new InboxDelays(startTimer),
    hub: new RecordHub({ perClient: 1_000_000, total: 1_000_000 }),
    turns: { copy: turns(), due: turns() },
    startTimer,
    maxMoveMs: MAX_WAIT_MS,
    stopSignal: stop.signal,
  };
  const guard = new UseGuard(services);
  const hooks = sandboxHooks(services, guard);
  const deliverer = createDeliverer(base, {
    ownAddresses: INBOX_ADDRESSES,
    maxWaitMs: MAX_WAIT_MS,
    sendTo: (address, shopId) =>
      isInboxAddress(address)
        ? (request) => sendToInbox(services, guard, { ...request, shopId })
        : sendNowhere,
    onAttempts: (transaction, attempts) =>
      recordDeliveries(guard, transaction, attempts, services.hub),
    onError: (error) => {
      throw error;
    },
  });
  const api = createApi({ ...base, ...hooks }, handlers);
  const app = createSandboxApp(services, guard);

  const fetch = (request: Request, address?: string) =>
    new URL(request.url).pathname.startsWith('/sandbox')
      ? app.fetch(request, address)
      : api.fetch(request, address);
  const send = (method: string, path: string, init: RequestInit = {}, address?: string) =>
    fetch(new Request(`https://api.laurel.example${path}`, { method, ...init }), address);
  const call = async (
    method: string,
    path: string,
    { token, body, headers, address }: CallOptions = {},
  ): Promise<JsonResponse> => {
    await database.delete(rateBuckets);
    const init = {
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response = await send(method, path, init, address);
    const text = await response.text();
    checkSandboxStatus(method, path, response.status);
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  };
  return {
    database,
    clock,
    services,
    uploadFolder,
    waits,
    fetch,
    send,
    call,
    stop: () => stop.abort(),
    /** Creates a sandbox. */
    async create(address?: string): Promise<TestSandbox> {
      const { status, body } = await call('POST', '/sandbox', { body: {}, address });
      if (status !== 200) throw new Error(`There is no sandbox: ${JSON.stringify(body)}`);
      const { key, shop } = body;
      return {
        credentials: body,
        get: (path) => call('GET', `/sandbox${path}`, { token: key }),
        post: (path, sent = {}) => call('POST', `/sandbox${path}`, { token: key, body: sent }),
        put: (path, sent) => call('PUT', `/sandbox${path}`, { token: key, body: sent }),
        read: (path) => call('GET', `/v2/${path}`, { token: shop.accessToken }),
        write: (path, sent, headers) =>
          call('POST', `/v2/${path}`, { token: shop.accessToken, body: sent, headers }),
      };
    },
  };
}

interface CallOptions {
  token?: string | undefined;
  body?: object | string | undefined;
  headers?: Record<string, string> | undefined;
  address?: string | undefined;
}

/** A sandbox with requests that have its key or access token. */
export interface TestSandbox {
  // biome-ignore lint/suspicious/noExplicitAny: as above
  credentials: any;
  get(path: string): Promise<JsonResponse>;
  post(path: string, body?: object): Promise<JsonResponse>;
  put(path: string, body: object): Promise<JsonResponse>;
  read(path: string): Promise<JsonResponse>;
  write(path: string, body: object, headers?: Record<string, string>): Promise<JsonResponse>;
}
