import { addressBlock } from '../../site/http/client-address';
import { rateLimit } from '../../site/http/rate-limit';

/** After this time without requests, a client can send as many at once as otherwise in that time. */
const BURST_MS = 10_000;

/** Why a request is rejected, and when to send it again, in seconds. */
export interface TooFast {
  message: string;
  retryAfter: number;
}

/**
 * Limits the requests of each client to the API, by the real time. The server of the site has such a limit too, for all
 * that it doesn't respond to from memory: the framework takes long, and connections of aborted requests to the process of
 * the API would make those of other clients wait.
 *
 * @returns a function that takes the address of a client, or its network, and returns why its request is too much
 */
export function apiRate(perSecond: number): (address: string) => TooFast | null {
  const takeToken = rateLimit({ perMinute: perSecond * 60, burstMs: BURST_MS });
  return (address) => {
    const { allowed, retryAfterSeconds } = takeToken(addressBlock(address));
    if (allowed) return null;
    const message = `your network sent more than ${perSecond} requests per second, send fewer`;
    return { message, retryAfter: retryAfterSeconds };
  };
}
