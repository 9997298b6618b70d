import { type Environment, pause } from '../environment';
import { type ApiRequest, type Attempt, sendOnce, type Transport } from './send-once';

const READ_RETRIES = 2;
/** The pause before the first retry of a read; each further one is twice as long. */
const FIRST_PAUSE_MS = 500;

/** What retries need besides the transport. */
export interface RetryingTransport extends Transport {
  environment: Pick<Environment, 'fetch' | 'startTimer' | 'random'>;
}

/**
 * Sends a request with a token until it succeeds or can't be retried: reads up to three times, writes twice if the API
 * rejected the first one because of the rate limit.
 */
export async function sendWithRetries<T>(
  transport: RetryingTransport,
  request: ApiRequest,
  token: string,
): Promise<Attempt<T>> {
  for (let retries = 0; ; retries++) {
    const attempt = await sendOnce<T>(transport, request, token);
    const waitMs = pauseAfter(attempt, request, retries, transport);
    if (waitMs === null) return attempt;
    await pause(transport.environment, waitMs);
  }
}

/** The milliseconds to wait before the next attempt; `null` if there is none. */
function pauseAfter(
  { status, retryAfterMs, result }: Attempt<unknown>,
  { method }: ApiRequest,
  retries: number,
  { environment, timeoutMs }: RetryingTransport,
): number | null {
  if (retryAfterMs !== null && retryAfterMs > timeoutMs) return null;
  if (method !== 'GET') {
    // A rejected write changed nothing. After other errors it may have taken effect.
    return status === 429 && retries === 0 ? retryAfterMs : null;
  }
  const isLost = status === 0 && 'error' in result && result.error.code === 'NETWORK_ERROR';
  if (retries >= READ_RETRIES || !(isLost || status === 429 || status >= 500)) return null;
  // Clients that failed together don't retry together.
  const jitter = 0.5 + environment.random() / 2;
  return Math.max(retryAfterMs ?? 0, FIRST_PAUSE_MS * 2 ** retries * jitter);
}
