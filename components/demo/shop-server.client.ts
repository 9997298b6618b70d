import { ConsoleProblem } from '@/lib/browser/console/problem';
import {
  forgetSandbox,
  openSandbox,
  type Sandbox,
  sandboxRequest,
} from '@/lib/browser/console/sandbox';
import { storefrontToken } from '@/lib/browser/live-sdk/storefront-token';
import { readVisit } from './visit.client';

/** What the server of a shop does. In the demo shop, the page has the key of the reader's sandbox. */

/** The reader's sandbox. A stored one that was removed is replaced. @throws ConsoleProblem if none can be created */
export async function currentSandbox(): Promise<Sandbox> {
  const { sandbox } = await openSandbox();
  try {
    await sandboxRequest('GET', '/sandbox', sandbox.key);
    return sandbox;
  } catch (error) {
    if (!(error instanceof ConsoleProblem && error.kind === 'expired')) throw error;
    forgetSandbox();
    return (await openSandbox()).sandbox;
  }
}

/** A storefront token of the customer or guest who visits the shop. @throws ConsoleProblem unless the API returns one */
export const newStorefrontToken = (sandbox: Sandbox): Promise<string> =>
  storefrontToken(sandbox, readVisit().customer);

/** Reports an order that the customer paid, so that it earns points. */
export function payOrder(
  { key }: Sandbox,
  customerIdentifier: string,
  order: { total: number; items: { variantId: number; quantity: number }[] },
): Promise<unknown> {
  const body = { action: 'orderPaid', customerIdentifier, ...order };
  return sandboxRequest('POST', '/sandbox/world', key, body);
}

/** Moves the clock of the sandbox. @returns its time */
export async function moveClock({ key }: Sandbox, days: number): Promise<string> {
  const body = { advanceSeconds: days * 86_400 };
  return (await sandboxRequest<{ now: string }>('POST', '/sandbox/clock', key, body)).now;
}

/** The time of the sandbox. */
export async function readClock({ key }: Sandbox): Promise<string> {
  return (await sandboxRequest<{ now: string }>('GET', '/sandbox', key)).now;
}
