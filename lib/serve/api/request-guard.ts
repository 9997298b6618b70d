import { HttpError } from '../../api/http/api-error';
import type { Env } from '../../site/config/env';
import { AtOnce, type FullLimit } from '../../site/http/at-once';
import { countedNetwork } from '../../site/http/client-address';
import { apiRate } from '../http/api-rate';

/** Pause before a retry while too many requests are under way. Most take a fraction of a second. */
const RETRY_SECONDS = 1;

export type GuardSettings = Pick<
  Env,
  'API_REQUESTS_PER_SECOND' | 'API_REQUESTS_AT_ONCE_PER_CLIENT' | 'API_REQUESTS_AT_ONCE'
>;

/** Limits the requests of each client to the API, and all of them together, by the real time. */
export class RequestGuard {
  readonly #rate: ReturnType<typeof apiRate>;
  readonly #underWay: AtOnce;

  constructor(settings: GuardSettings) {
    this.#rate = apiRate(settings.API_REQUESTS_PER_SECOND);
    this.#underWay = new AtOnce({
      perClient: settings.API_REQUESTS_AT_ONCE_PER_CLIENT,
      total: settings.API_REQUESTS_AT_ONCE,
    });
  }

  /**
   * Runs a request. It counts as under way until its response begins, so an open stream doesn't count.
   *
   * @param address of the client, or its network
   * @returns the response, or an error of status 429 or 503 if a limit is reached
   */
  async run(address: string, respond: () => Promise<Response>): Promise<Response> {
    const tooFast = this.#rate(address);
    if (tooFast) return limitResponse(429, tooFast.message, tooFast.retryAfter);
    const release = this.#underWay.take(countedNetwork(address));
    if (typeof release === 'string') return this.#tooMany(release);
    try {
      return await respond();
    } finally {
      release();
    }
  }

  #tooMany(limit: FullLimit): Response {
    const { perClient } = this.#underWay.limits;
    return limit === 'client'
      ? limitResponse(
          429,
          `your network has ${perClient} requests under way, wait until one of them ends`,
          RETRY_SECONDS,
        )
      : limitResponse(
          503,
          'the API has too many requests under way, try again later',
          RETRY_SECONDS,
        );
  }
}

function limitResponse(status: 429 | 503, message: string, retryAfterSeconds: number): Response {
  const headers = { 'Retry-After': String(retryAfterSeconds) };
  return new HttpError(status, [message], headers).toResponse();
}
