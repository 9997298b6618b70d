import { type Sandbox, sandboxRequest } from '@/lib/browser/console/sandbox';

/** What the server of a shop does. In the demo shop, the page has the key of the reader's sandbox. */

/** Reports an order that the customer paid, so that it earns points. */
export function payOrder(
  { key }: Sandbox,
  customerIdentifier: string,
  order: { total: number; items: { variantId: number; quantity: number }[]; codes: string[] },
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
