import autocannon from 'autocannon';
import { report } from './report';

/**
 * Sends requests, and reports how many a second the server takes. With a rate, reports how long they take.
 *
 * @param goal requests per second at least, or milliseconds that 99 % of the responses take at most
 * @returns the number of requests that failed
 */
export async function load(
  name: string,
  options: autocannon.Options,
  goal?: number,
): Promise<number> {
  const { requests, latency, statusCodeStats = {}, non2xx, errors } = await autocannon(options);
  const statuses = Object.entries(statusCodeStats).map(([code, { count }]) => `${count} × ${code}`);
  const times = `p50 ${latency.p50} ms, p99 ${latency.p99} ms`;
  const figure = options.overallRate
    ? { value: latency.p99, unit: 'ms', max: goal }
    : { value: requests.average, unit: '/s', min: goal };
  report({ name, ...figure, note: [times, ...statuses, `${errors} × lost`].join(', ') });
  return non2xx + errors;
}

/** The two operations that are measured: a read and a change of a customer of the demo shop. */
const MEASURED = {
  getCustomer: { path: '/v2/customers/getCustomer?customerIdentifier=7400112' },
  updateBalance: {
    path: '/v2/customers/updateBalance',
    method: 'POST',
    body: JSON.stringify({ customerIdentifier: '7400112', balanceDelta: 0.01 }),
  },
} as const;
export type Operation = keyof typeof MEASURED;

/** A request of one of the two operations. */
export function measuredRequest(operation: Operation, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return { ...MEASURED[operation], headers };
}
