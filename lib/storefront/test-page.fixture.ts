import { setTimeout as wait } from 'node:timers/promises';
import type { TestApi } from '../tools/testing/api/test-api';
import type { SdkInitOptions } from './declared';
import type { Environment } from './environment';
import type { LoadedModules, ModuleSource } from './modules/loaded-modules';
import type { Overlays } from './overlays/overlays';
import { success } from './results';
import { createSdk } from './sdk';

/** What a test does with a request instead of sending it. */
type Intercept = (request: Request, send: () => Promise<Response>) => Promise<Response>;

interface Timer {
  at: number;
  run: () => void;
}

/** Longer than any chain of promises and requests to the database takes between two timers. */
const QUIET_MS = 15;

/** A page with an SDK whose network is the running API, and whose time passes when nothing else happens. */
export function createTestPage(api: TestApi, { clockErrorMs = 0, isServer = false } = {}) {
  const timers = new Set<Timer>();
  const requests: Request[] = [];
  const warnings: unknown[][] = [];
  let passedMs = 0;
  let lastToken = '';
  let inFlight = 0;
  let intercept: Intercept = (_request, send) => send();
  /** Names of overlays and dialogs that were opened, with what they show. */
  const opened: unknown[] = [];
  let loadModule: ModuleSource['loadModule'] = (name) =>
    name === 'placeholders'
      ? Promise.resolve(recordOverlays(opened) as never)
      : import(`./modules/${name.replace('_', '-')}.ts`);
  const moduleLoads: string[] = [];

  /** Lets no time pass while something is in flight. */
  const during = <T>(promise: Promise<T>): Promise<T> => {
    inFlight++;
    return promise.finally(() => {
      inFlight--;
    });
  };

  const environment: Environment & ModuleSource = {
    document: isServer ? null : ({} as Document),
    async fetch(input, init) {
      const request = new Request(input, init);
      requests.push(request);
      lastToken = request.headers.get('authorization') ?? '';
      const response = intercept(request, () => api.send(request.clone()));
      return during(Promise.race([response, aborted(request.signal)]));
    },
    now: () => Date.parse('2026-03-04T09:15:00Z') + clockErrorMs + passedMs,
    random: () => 0,
    uniqueKey: () => crypto.randomUUID(),
    startTimer(run, milliseconds) {
      const timer = { at: passedMs + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    apiUrl: 'https://api.laurel.example',
    loadModule: (name, locale) => {
      moduleLoads.push(name);
      return during(loadModule(name, locale));
    },
    console: { warn: (...args) => warnings.push(args) },
  };

  /** Lets time pass for the device and the shop, and fires the timers that are due. */
  const pass = async (milliseconds: number) => {
    const end = passedMs + milliseconds;
    for (;;) {
      const [next] = [...timers].toSorted((a, b) => a.at - b.at);
      const until = next && next.at <= end ? next.at : end;
      api.clock.advance(until - passedMs);
      passedMs = until;
      if (!next || next.at > end) return;
      timers.delete(next);
      next.run();
      await wait(QUIET_MS);
    }
  };

  return {
    sdk: createSdk(environment),
    environment,
    requests,
    warnings,
    moduleLoads,
    opened,
    /** The `Authorization` of the last request. */
    lastToken: () => lastToken,
    pass,
    /** Lets time pass without timers. */
    sleep(milliseconds: number) {
      api.clock.advance(milliseconds);
      passedMs += milliseconds;
    },
    /** When the running timers fire, from now on. */
    timerDelays: () => [...timers].map(({ at }) => at - passedMs),
    get passedMs() {
      return passedMs;
    },
    /** A new storefront token from the server of the shop. */
    newToken: (identity: Identity = {}, scope?: string) => during(issueToken(api, identity, scope)),
    /** Paths of the requests since the last call. */
    takePaths: () => requests.splice(0).map(({ url }) => new URL(url).pathname),
    intercept(next: Intercept) {
      intercept = next;
    },
    replaceLoader(next: ModuleSource['loadModule']) {
      loadModule = next;
    },
    /** Waits for a result. Time passes while nothing is in flight, or if the test lets requests hang. */
    async settle<T>(promise: Promise<T>, { hangs = false } = {}): Promise<T> {
      let isSettled = false;
      void promise.finally(() => {
        isSettled = true;
      });
      while (!isSettled) {
        await wait(QUIET_MS);
        const [next] = [...timers].toSorted((a, b) => a.at - b.at);
        if (!isSettled && next && (inFlight === 0 || hangs)) await pass(next.at - passedMs);
      }
      return promise;
    },
  };
}

export type TestPage = ReturnType<typeof createTestPage>;

/** Placeholders of a page without a document. It has every overlay, which shows what the page sets. */
function recordOverlays(opened: unknown[]): LoadedModules['placeholders'] {
  const record = (name: string, details: object = {}) => {
    opened.push([name, details]);
    return success();
  };
  const view = { productId: 880010, attributes: { view: null } };
  const overlays: Overlays = {
    open: async (name, detailsOf) => record(name, detailsOf({ view } as never)),
    close: () => success(),
    openDialog: (app, modal, details) => record(`${app} ${modal}`, details),
  };
  return { createModule: () => ({ overlays, start() {}, dispose() {} }) };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** An error response of the API. */
export const errorResponse = (status: number, headers: Record<string, string> = {}) =>
  Response.json({ statusCode: status, message: ['simulated'] }, { status, headers });

interface Identity {
  customerIdentifier?: string;
  sessionToken?: string;
}

/** Issues a storefront token as the server of a shop does, at any time of the shop's clock. */
export async function issueToken(
  api: TestApi,
  identity: Identity = {},
  scope?: string,
): Promise<string> {
  const token = await api.issueToken('full', scope);
  const { body } = await api.call('getStorefrontToken', { token, body: identity });
  return body.storefrontToken;
}

/** Starts the SDK of a page for a customer, or for a guest. */
export async function startPage(
  api: TestApi,
  {
    customer = null,
    scope,
    ...options
  }: Partial<SdkInitOptions> & { customer?: string | null; scope?: string } = {},
): Promise<TestPage> {
  const page = createTestPage(api);
  const identity = customer === null ? {} : { customerIdentifier: customer };
  const getStorefrontToken = () => page.newToken(identity, scope);
  const init = page.sdk.init({ shop: api.shop.domain, getStorefrontToken, ...options });
  const started = await page.settle(init);
  if (started.status === page.sdk.METHOD_STATUSES.ERROR) throw new Error(started.error.message);
  page.takePaths();
  return page;
}

/** The code of a result that has to be an error. */
export function codeOf(result: unknown): string {
  const { error } = result as { error?: { code: string } };
  return error?.code ?? 'no error';
}
