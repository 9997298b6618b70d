import type { ErrorResult, Success } from '../declared';
import { type Environment, inTime } from '../environment';
import { failure, hasFailed, messageOf, type Result, success, successWith } from '../results';
import type { AcceptedToken } from './session';

const RENEW_BEFORE_MS = 60_000;
/** A server that returns tokens that are about to expire isn't asked more often. */
const MIN_LIFE_MS = 30_000;
/** Longer delays overflow the timers of browsers. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Life cycle of the storefront token. */
export interface Tokens {
  /** The token of the next request, renewed if it is about to expire. */
  current(): Promise<Result<AcceptedToken>>;
  /** A token to replace one that the API rejected. */
  replace(rejected: string): Promise<Result<AcceptedToken>>;
  /** Takes a token that the page passed. The old one stays if the API rejects it. */
  use(token: string): Promise<Result<AcceptedToken>>;
  /** Deletes the token. If there is a function, it returns the next one. */
  forget(): Promise<Success | ErrorResult>;
  /** The accepted token; `null` without one. */
  readonly accepted: AcceptedToken | null;
  /** Ends the renewals. */
  dispose(): void;
}

export interface TokensOptions {
  environment: Pick<Environment, 'now' | 'startTimer'>;
  accept: (token: string) => Promise<Result<AcceptedToken>>;
  /** The function that the page passed to `init`. */
  getStorefrontToken: (() => Promise<string>) | undefined;
  timeoutMs: number;
  /** Called when the holder is another one, so that shared responses are no longer valid. */
  onChange: () => void;
}

/** Creates the life cycle, without a token. */
export function createTokens(options: TokensOptions): Tokens {
  const { environment, accept, getStorefrontToken, timeoutMs, onChange } = options;
  let accepted: AcceptedToken | null = null;
  let renewing: Promise<Result<AcceptedToken>> | null = null;
  /** When to renew, by the clock of the device. */
  let renewAt = Infinity;
  let cancelTimer = () => {};
  /** Counts the calls of the page that choose a token. */
  let calls = 0;
  /** The last call that took effect. Renewals that began before it, and earlier calls, are outdated. */
  let choice = 0;

  const choose = (call: number, next: AcceptedToken | null) => {
    choice = call;
    renewing = null;
    store(next);
  };

  const store = (next: AcceptedToken | null) => {
    cancelTimer();
    const isSame =
      next?.session.role === accepted?.session.role &&
      next?.session.customerId === accepted?.session.customerId;
    accepted = next;
    renewAt = Infinity;
    if (next && getStorefrontToken) {
      const { expiresAt, now } = next.session;
      // The difference of two times of the server: the clock of the device may be wrong.
      const lifeMs = Date.parse(expiresAt) - Date.parse(now) - RENEW_BEFORE_MS;
      const delayMs = Math.min(Math.max(lifeMs, MIN_LIFE_MS), MAX_DELAY_MS);
      renewAt = environment.now() + delayMs;
      cancelTimer = environment.startTimer(() => void renew(), delayMs);
    }
    if (!isSame) onChange();
  };

  const renew = (): Promise<Result<AcceptedToken>> => {
    if (renewing) return renewing;
    const renewal = requestToken(choice).finally(() => {
      if (renewing === renewal) renewing = null;
    });
    renewing = renewal;
    return renewal;
  };

  const requestToken = async (begunAfter: number): Promise<Result<AcceptedToken>> => {
    const token = await callWithTimeout(environment, getStorefrontToken, timeoutMs);
    const next = hasFailed(token) ? token : await accept(token.data);
    if (begunAfter !== choice) return accepted ? successWith(accepted) : signedOut();
    if (!hasFailed(next)) store(next.data);
    return next;
  };

  return {
    get accepted() {
      return accepted;
    },
    async current() {
      if (!accepted) return getStorefrontToken ? renew() : signedOut();
      if (environment.now() < renewAt) return successWith(accepted);
      const renewed = await renew();
      // The old token is valid for another minute, and the API decides.
      return hasFailed(renewed) && accepted ? successWith(accepted) : renewed;
    },
    async replace(rejected) {
      if (accepted && accepted.token !== rejected) return successWith(accepted);
      if (!getStorefrontToken)
        return failure('NOT_AUTHENTICATED', 'The API rejected the storefront token.');
      return renew();
    },
    async use(token) {
      const call = ++calls;
      const next = await accept(token);
      if (hasFailed(next)) return next;
      if (call < choice) return failure('NOT_AUTHENTICATED', 'A later call replaced the token.');
      choose(call, next.data);
      return next;
    },
    async forget() {
      choose(++calls, null);
      if (!getStorefrontToken) return success();
      const next = await renew();
      return hasFailed(next) ? next : success();
    },
    dispose() {
      choice = ++calls;
      cancelTimer();
    },
  };
}

const signedOut = () => failure('NOT_AUTHENTICATED', 'There is no storefront token.');

/** Calls the function of the page, which may fail, never end, or return something else. */
async function callWithTimeout(
  environment: Pick<Environment, 'startTimer'>,
  getStorefrontToken: TokensOptions['getStorefrontToken'],
  timeoutMs: number,
): Promise<Result<string>> {
  const timeout = failure('TIMEOUT', `getStorefrontToken took longer than ${timeoutMs} ms.`);
  const call = async () => {
    try {
      const token: unknown = await getStorefrontToken?.();
      return typeof token === 'string' && token !== ''
        ? successWith(token)
        : failure('NOT_AUTHENTICATED', 'getStorefrontToken returned no token.');
    } catch (error) {
      return failure('NETWORK_ERROR', `getStorefrontToken failed: ${messageOf(error)}`);
    }
  };
  return inTime(environment, timeoutMs, call(), timeout);
}
