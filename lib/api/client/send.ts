import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 5;
const RETRIED: ReadonlySet<number> = new Set([408, 500, 502, 503, 504]);

/** Times of a request. */
export interface SendOptions {
  /** Milliseconds after which an attempt without a response is given up; 15 seconds by default. */
  timeoutMs?: number;
  /** The longest pause between two attempts in milliseconds; 30 seconds by default. */
  longestWaitMs?: number;
}

/**
 * Sends a request.
 *
 * @param isSafe whether it can be carried out twice; by default, whether it is a GET or has an `Idempotency-Key`
 */
export type Send = (request: Request, isSafe?: boolean) => Promise<Response>;

/** A function that sends requests, and retries them by the rules of the API. */
export function createSend({ timeoutMs = 15_000, longestWaitMs = 30_000 }: SendOptions): Send {
  return async (request, isSafe = isRepeatable(request)) => {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === ATTEMPTS;
      let pause = 1000 * 2 ** (attempt - 1) * (0.75 + Math.random() / 2);
      try {
        const response = await sendOnce(request, timeoutMs);
        if (isLast || !(isUntouched(response) || (isSafe && isTemporary(response))))
          return response;
        // A date, which a proxy can send, is ignored.
        const seconds = Number(response.headers.get('Retry-After')) || 0;
        pause = Math.max(pause, seconds * 1000);
      } catch (error) {
        if (isLast || !isSafe || request.signal.aborted) throw error;
      }
      await wait(Math.min(pause, longestWaitMs), undefined, { signal: request.signal });
    }
  };
}

function isRepeatable({ method, headers }: Request): boolean {
  return method === 'GET' || headers.has('Idempotency-Key');
}

/** Whether the API has certainly not carried out the request. */
function isUntouched({ status, headers }: Response): boolean {
  return status === 429 || headers.get('Laurel-Error') === 'serviceUnavailable';
}

/** Whether the same request may get another response later. */
function isTemporary({ status, headers }: Response): boolean {
  return RETRIED.has(status) || headers.get('Laurel-Error') === 'idempotencyInProgress';
}

async function sendOnce(request: Request, timeoutMs: number): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  const response = await fetch(request.clone(), { signal });
  // Reads the whole body, so that a response that is cut off is retried too.
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, response);
}
