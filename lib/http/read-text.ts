/** Why a body was not read to its end. */
export type BodyProblem = 'tooLarge' | 'tooSlow' | 'notText' | 'brokenOff';

export interface BodyLimits {
  maxBytes: number;
  /** For the whole body, from the call on. */
  timeoutMs: number;
}

/**
 * Reads the body of a request as UTF-8 and stops at the first byte too many.
 *
 * @returns the text, empty without a body, or why there is none
 */
export async function readText(
  request: Request,
  { maxBytes, timeoutMs }: BodyLimits,
): Promise<{ text: string } | { problem: BodyProblem }> {
  if (Number(request.headers.get('content-length')) > maxBytes) return { problem: 'tooLarge' };
  if (!request.body) return { text: '' };
  const reader = request.body.getReader();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    // Ends the read that is being waited for.
    reader.cancel().catch(() => {});
  }, timeoutMs);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.byteLength;
      if (size > maxBytes) {
        reader.cancel().catch(() => {});
        return { problem: 'tooLarge' };
      }
      chunks.push(value);
    }
  } catch {
    return { problem: late ? 'tooSlow' : 'brokenOff' };
  } finally {
    clearTimeout(timer);
  }
  if (late) return { problem: 'tooSlow' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)) };
  } catch {
    return { problem: 'notText' };
  }
}
