import { addressRule } from '../../site/config/addresses';
import { addressBlock } from '../../site/http/client-address';
import { type RateLimitOptions, rateLimit } from '../../site/http/rate-limit';
import { type ErrorResponse, tooManyRequests } from '../http/error-response';

/**
 * Limits the requests of each client to the addresses that are computed for each request.
 *
 * @returns a function that takes the path of a request, without the base path, and the address of its client. It
 *   returns the error response if the client has sent too many.
 */
export function requestLimit(
  options: RateLimitOptions,
): (path: string, client: string) => ErrorResponse | null {
  const takeToken = rateLimit(options);
  return (path, client) => {
    if (!addressRule(path).isLimited) return null;
    const { allowed, retryAfterSeconds } = takeToken(addressBlock(client));
    return allowed ? null : tooManyRequests(path, retryAfterSeconds);
  };
}
