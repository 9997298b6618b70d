/** Whether a request is allowed, and if not, when to retry. */
export interface RateDecision {
  allowed: boolean;
  /** Whole seconds until the same request is allowed, or 0 if it is now. */
  retryAfterSeconds: number;
}

export interface RateLimitOptions {
  /** Requests per minute. */
  perMinute: number;
  /** After this time without requests, a client can send as many at once as otherwise in that time; a minute by default. */
  burstMs?: number;
  /** Maximum number of clients in memory. Beyond it, the client with the oldest request is removed. */
  maxClients?: number;
  /** A monotonic clock in milliseconds. */
  now?: () => number;
}

interface Bucket {
  /** Milliseconds that the client can still spend. A request costs a part of a minute. */
  balance: number;
  updatedAt: number;
}

const MAX_CLIENTS = 10_000;
const MINUTE = 60_000;

/**
 * Limits the requests of clients in this process with a token bucket for each client.
 *
 * @returns a function that takes `cost` from the bucket of a client (`addressBlock` of its address) if there is enough.
 *   A cost above that of all requests at once counts as that.
 */
export function rateLimit({
  perMinute,
  burstMs = MINUTE,
  maxClients = MAX_CLIENTS,
  now = () => performance.now(),
}: RateLimitOptions): (client: string, cost?: number) => RateDecision {
  const buckets = new Map<string, Bucket>();
  const price = MINUTE / perMinute;

  return (client, cost = 1) => {
    const updatedAt = now();
    const known = buckets.get(client);
    const balance = known
      ? Math.min(burstMs, known.balance + updatedAt - known.updatedAt)
      : burstMs;
    const missing = Math.min(cost * price, burstMs) - balance;
    const allowed = missing <= 0;
    // Deleted first, so that the map is in the order of the last requests.
    buckets.delete(client);
    buckets.set(client, { balance: allowed ? -missing : balance, updatedAt });
    if (buckets.size > maxClients) {
      const [oldest] = buckets.keys();
      if (oldest !== undefined) buckets.delete(oldest);
    }
    return { allowed, retryAfterSeconds: allowed ? 0 : Math.ceil(missing / 1_000) };
  };
}
