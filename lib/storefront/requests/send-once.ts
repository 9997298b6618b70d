import type { Environment } from '../environment';
import { failure, messageOf, type Result, successWith } from '../results';
import { errorResultOf } from './error-result';

/** Uploads may take so many times as long as other requests. */
const UPLOAD_FACTOR = 6;

/** A request to the API, without its token. */
export interface ApiRequest {
  method: 'GET' | 'POST' | 'PUT';
  /** Path with its query. */
  path: string;
  /** JSON, or a form with files. */
  body?: object | undefined;
  /** The same for each attempt of a write. */
  idempotencyKey?: string | undefined;
}

/** The outcome of one attempt. */
export interface Attempt<T> {
  result: Result<T>;
  /** Status of the response; 0 if there was none. */
  status: number;
  /** Milliseconds that the API asks to wait; `null` if it doesn't. */
  retryAfterMs: number | null;
}

/** Base of the API and the time that one request may take. */
export interface Transport {
  environment: Pick<Environment, 'fetch' | 'startTimer'>;
  apiUrl: string;
  timeoutMs: number;
}

/** Sends a request once, with a token. The result of a response without a body has `undefined` as data. */
export async function sendOnce<T>(
  { environment, apiUrl, timeoutMs }: Transport,
  { method, path, body, idempotencyKey }: ApiRequest,
  token: string,
): Promise<Attempt<T>> {
  const isForm = body instanceof FormData;
  const limitMs = isForm ? UPLOAD_FACTOR * timeoutMs : timeoutMs;
  const abort = new AbortController();
  const cancel = environment.startTimer(() => abort.abort(), limitMs);
  try {
    const response = await environment.fetch(apiUrl + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      // The token identifies the customer or guest.
      credentials: 'omit',
      signal: abort.signal,
    });
    return {
      status: response.status,
      retryAfterMs: millisecondsOf(response.headers.get('retry-after')),
      result: response.ok ? successWith(await dataOf<T>(response)) : await errorResultOf(response),
    };
  } catch (error) {
    const result = abort.signal.aborted
      ? failure('TIMEOUT', `No response within ${limitMs} ms: ${method} ${path}`)
      : failure('NETWORK_ERROR', `${method} ${path}: ${messageOf(error)}`);
    return { status: 0, retryAfterMs: null, result };
  } finally {
    cancel();
  }
}

async function dataOf<T>(response: Response): Promise<T> {
  // Responses with 204 have no body.
  return (response.status === 204 ? undefined : await response.json()) as T;
}

function millisecondsOf(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1_000 : null;
}
