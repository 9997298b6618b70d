/**
 * Reason that nothing could be sent, or that the response says nothing about the request:
 * - `offline`: no response
 * - `expired`: the sandbox was removed
 * - `tooMany`: a rate limit
 * - `failed`: a response of 5xx, or one that is not from the API
 * - `off`: the site has no sandbox
 * - `changed`: the demo shop no longer has what the request needs
 * - `differs`: the demo shop was changed, so a scenario had different effects
 * - `late`: all events of a scenario fired, but a delivery is missing
 * - `lost`: the connection was lost before a scenario was complete
 */
export type ProblemKind =
  | 'offline'
  | 'expired'
  | 'tooMany'
  | 'failed'
  | 'off'
  | 'changed'
  | 'differs'
  | 'late'
  | 'lost';

/** Error for a request that was not sent or got no response. */
export class ConsoleProblem extends Error {
  constructor(
    readonly kind: ProblemKind,
    /** Seconds until the next request is accepted. */
    readonly seconds = 0,
  ) {
    super(kind);
  }
}

/** Sends a request. @throws ConsoleProblem if there is no response */
export async function fetchOrProblem(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { cache: 'no-store', credentials: 'omit', ...init });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ConsoleProblem('offline');
  }
}

/** The problem that a response reports; `null` if the response belongs to the request. */
export function problemOf({
  status,
  headers,
}: {
  status: number;
  headers: Pick<Headers, 'get'>;
}): ConsoleProblem | null {
  if (status === 429) return new ConsoleProblem('tooMany', Number(headers.get('retry-after')) || 1);
  return status >= 500 ? new ConsoleProblem('failed') : null;
}
