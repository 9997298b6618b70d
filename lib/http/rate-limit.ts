/** Whether a request may go on, and what to tell whoever asks too often. */
export interface RateDecision {
  allowed: boolean;
  /** Whole seconds until the same would be allowed; 0 when it is. */
  retryAfterSeconds: number;
}

export interface RateLimitOptions {
  /** How many in a minute; as many may come at once after a minute of rest. */
  perMinute: number;
  /** How many clients are remembered; beyond that the one that was quiet for longest is forgotten. */
  maxClients?: number;
  /** Milliseconds that only ever grow. */
  now?: () => number;
}

interface Bucket {
  /** Milliseconds of waiting that the client has saved up; a request costs a part of a minute. */
  saved: number;
  countedAt: number;
}

const MAX_CLIENTS = 10_000;
const MINUTE = 60_000;

/**
 * Counts requests of clients in this process: each has as much as a minute allows, which comes back steadily.
 *
 * @returns asks for one client (`addressBlock` of its address) and takes `cost` from what it has if that is allowed;
 *   a cost above what a minute allows counts as all of it
 */
export function rateLimit({
  perMinute,
  maxClients = MAX_CLIENTS,
  now = () => performance.now(),
}: RateLimitOptions): (client: string, cost?: number) => RateDecision {
  const buckets = new Map<string, Bucket>();
  const price = MINUTE / perMinute;

  return (client, cost = 1) => {
    const countedAt = now();
    const known = buckets.get(client);
    const saved = known ? Math.min(MINUTE, known.saved + countedAt - known.countedAt) : MINUTE;
    const missing = Math.min(cost, perMinute) * price - saved;
    const allowed = missing <= 0;
    // Set anew, so that the map is in the order of the last request.
    buckets.delete(client);
    buckets.set(client, { saved: allowed ? -missing : saved, countedAt });
    if (buckets.size > maxClients) {
      const [quietest] = buckets.keys();
      if (quietest !== undefined) buckets.delete(quietest);
    }
    return { allowed, retryAfterSeconds: allowed ? 0 : Math.ceil(missing / 1_000) };
  };
}
