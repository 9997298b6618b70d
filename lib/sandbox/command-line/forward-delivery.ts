import type { DeliveryRecord } from './delivery-record';

/** Response of a receiver. */
export interface ForwardResult {
  status: number | null;
  /** Why there was no response. */
  error: string | null;
  ms: number;
}

const TIMEOUT_MS = 10_000;

/** The error if the receiver accepted a delivery and did not respond. */
export const NO_RESPONSE = `no response within ${TIMEOUT_MS / 1_000} s`;

/** Posts a delivery with its original headers and bytes. */
export async function forwardDelivery(
  { attempt }: DeliveryRecord,
  url: string,
): Promise<ForwardResult> {
  const { headers, body } = attempt.request;
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: Buffer.from(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return { status: response.status, error: null, ms: ms() };
  } catch (error) {
    return { status: null, error: reasonOf(error), ms: ms() };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return NO_RESPONSE;
  const cause = error instanceof Error ? error.cause : undefined;
  const code = (cause as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : 'failed';
}
