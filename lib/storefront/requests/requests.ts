import type { Environment } from '../environment';
import { failure, hasFailed, type Result } from '../results';
import type { ApiRequest } from './send-once';
import { type RetryingTransport, sendWithRetries } from './send-with-retries';
import type { Session } from './session';
import type { Tokens } from './tokens';

/** Parameters of a read; those that are undefined are left out, lists are repeated. */
type Query = Readonly<Record<string, string | number | boolean | readonly number[] | undefined>>;

/** Requests of modules, with the token of the customer or guest. */
export interface Requests {
  /** Reads data. Identical reads at the same time share one request. */
  read<T>(path: string, query?: Query): Promise<Result<T>>;
  /** Changes data. The result of a response without a body has `undefined` as data. */
  write<T>(method: 'POST' | 'PUT', path: string, body: object): Promise<Result<T>>;
  /** Lets later reads send new requests, because the holder of the token has changed. */
  forgetReads(): void;
  /** Calls back after a change in an area of the API, and, without one, when the holder has changed. */
  onChange(listener: (area?: string) => void): void;
}

/** Creates the requests of an SDK that has been initialized. */
export function createRequests(
  transport: RetryingTransport & { environment: Pick<Environment, 'uniqueKey'> },
  tokens: Pick<Tokens, 'current' | 'replace'>,
): Requests {
  const reads = new Map<string, Promise<Result<unknown>>>();
  let notify: (area?: string) => void = () => {};

  const send = async <T>(request: ApiRequest): Promise<Result<T>> => {
    const first = await tokens.current();
    if (hasFailed(first)) return first;
    const attempt = await sendWithRetries<T>(transport, request, first.data.token);
    if (attempt.status !== 401) return attempt.result;
    const second = await tokens.replace(first.data.token);
    if (hasFailed(second)) return second;
    if (request.method !== 'GET' && hasLeft(first.data.session, second.data.session)) {
      return failure('NOT_AUTHENTICATED', 'The customer of the call is no longer signed in.');
    }
    return (await sendWithRetries<T>(transport, request, second.data.token)).result;
  };

  return {
    read<T>(path: string, query: Query = {}) {
      const key = path + searchOf(query);
      const running = reads.get(key);
      if (running) return running as Promise<Result<T>>;
      const read = send<T>({ method: 'GET', path: key }).finally(() => {
        if (reads.get(key) === read) reads.delete(key);
      });
      reads.set(key, read);
      return read;
    },
    async write<T>(method: 'POST' | 'PUT', path: string, body: object) {
      const idempotencyKey = transport.environment.uniqueKey();
      const result = await send<T>({ method, path, body, idempotencyKey });
      // A read that began before may not see the change.
      reads.clear();
      if (!hasFailed(result)) notify(areaOf(path));
      return result;
    },
    forgetReads() {
      reads.clear();
      notify();
    },
    onChange(listener) {
      notify = listener;
    },
  };
}

/** Whether a customer has signed out or is another one. A guest who signs in keeps what they began. */
function hasLeft(before: Session, now: Session): boolean {
  return before.role === 'customer' && now.customerId !== before.customerId;
}

/** Writes that change what is in another area than their path. */
const AREAS: Readonly<Record<string, string>> = {
  '/storefront/v1/claimReferralOffer': 'rewards',
  '/storefront/v1/redeem': 'rewards',
  '/storefront/v1/saveGiftRegistry': 'gift_registry',
  '/v2/customers/updateBirthday': 'rewards',
};

/** The area of the API that a write changes. */
const areaOf = (path: string) => AREAS[path] ?? path.split('/')[2] ?? '';

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) {
      if (each !== undefined) search.append(name, String(each));
    }
  }
  return search.size > 0 ? `?${search}` : '';
}
