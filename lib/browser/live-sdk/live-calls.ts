import type { CallExample, SdkCall } from '../../sandbox/shops/demo/call-example';
import { customerIdentifierOf, type Viewer } from '../../sandbox/shops/demo/viewers';
import type { RunningSdk } from '../../storefront/sdk';
import { type Sandbox, sandboxRequest } from '../console/sandbox';
import { createLiveSdk } from './create-live-sdk';
import { type LiveEntry, withoutElement } from './live-entry';
import { overlayOf } from './overlay-placeholders';
import { storefrontToken } from './storefront-token';

/** What goes wrong during the calls. */
export type SimulatedProblem = 'none' | 'offline' | 'slow' | 'tooMany' | 'failing';

/** Time that a request may take, shorter than that of a shop, so that readers see what follows. */
const TIMEOUT_MS = 3_000;

interface LiveCallsOptions
  extends Pick<CallExample, 'outcome' | 'viewer' | 'calls' | 'before' | 'after'> {
  /** An empty element of the page, for the overlays. */
  stage: HTMLElement;
  sandbox: Sandbox;
  withoutOverlays?: boolean | undefined;
  problem: SimulatedProblem;
  onEntry: (entry: LiveEntry) => void;
  /** Ends the SDK, and removes what it shows. */
  signal: AbortSignal;
}

/**
 * Calls methods of a new SDK, one after the other.
 *
 * @returns the result of the last call; that of `init` without calls. `undefined` if it was ended
 * @throws ConsoleProblem if the sandbox or the code of the SDK can't be reached, or `init` fails
 */
export async function runCalls(options: LiveCallsOptions): Promise<unknown> {
  const { stage, sandbox, viewer, calls, before, after, withoutOverlays, onEntry, signal } =
    options;
  const { outcome } = options;
  if (signal.aborted) return undefined;
  const change = (action: object | undefined) =>
    action && sandboxRequest('POST', '/sandbox/world', sandbox.key, action);
  stage.replaceChildren(
    ...(withoutOverlays ? [] : (['reviews', 'rewards', 'wishlists'] as const).map(overlayOf)),
  );
  await change(before);
  try {
    let problem: SimulatedProblem = 'none';
    const { sdk, start, endSession } = await createLiveSdk({
      sandbox,
      viewer,
      locale: 'en',
      root: stage,
      signal,
      fetch: (input, init) => failWith(problem, init) ?? fetch(input, init),
      requestTimeoutMs: TIMEOUT_MS,
      onRequest: (request) => onEntry({ kind: 'request', request }),
      onLink: (href) => onEntry({ kind: 'link', href }),
      onEvent(name, payload) {
        // The overlays are there to be opened; that they are isn't a result of the calls.
        if (name === 'widget_injected' && outcome !== name) return;
        onEntry({ kind: 'event', name, payload: withoutElement(payload) });
      },
    });
    let result: unknown = await start();
    problem = options.problem;
    for (const { method, args } of calls) {
      if (signal.aborted) return undefined;
      const ready = await withTokens(args, sandbox);
      if (method === 'logoutCustomer') endSession();
      onEntry({ kind: 'call', code: codeOf({ method, ...(args && { args }) }) });
      result = await methodOf(sdk, method)(ready);
    }
    return signal.aborted ? undefined : result;
  } finally {
    await change(after);
  }
}

/** A call as a sample writes it. */
export function codeOf({ method, args }: SdkCall): string {
  const fields = Object.entries(args ?? {}).map(
    ([name, value]) => `${name}: ${JSON.stringify(value).replaceAll('"', "'")}`,
  );
  return `await Laurel.${method}(${fields.length > 0 ? `{ ${fields.join(', ')} }` : ''})`;
}

function methodOf(sdk: RunningSdk, name: string) {
  const method = Object.hasOwn(sdk, name) ? sdk[name as keyof RunningSdk] : undefined;
  if (typeof method !== 'function') throw new Error(`The SDK has no function ${name}.`);
  return method as (args?: object) => Promise<unknown>;
}

/** Arguments with new tokens in place of their names. */
async function withTokens(args: SdkCall['args'], sandbox: Sandbox) {
  if (!args) return undefined;
  const entries = Object.entries(args).map(async ([name, value]) => {
    const [, viewer] = /^\{token of (\w+)\}$/.exec(String(value)) ?? [];
    if (!viewer) return [name, value];
    return [name, await storefrontToken(sandbox, customerIdentifierOf(viewer as Viewer))];
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** A request that fails; `undefined` if it doesn't. */
function failWith(problem: SimulatedProblem, init?: RequestInit): Promise<Response> | undefined {
  const respond = (status: number, headers = {}) =>
    Promise.resolve(Response.json({ statusCode: status, message: [] }, { status, headers }));
  switch (problem) {
    case 'none':
      return undefined;
    case 'offline':
      return Promise.reject(new TypeError('The connection is simulated to be lost.'));
    case 'slow':
      return new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    case 'tooMany':
      return respond(429, { 'Retry-After': '60' });
    case 'failing':
      return respond(503);
  }
}
