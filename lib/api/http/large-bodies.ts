import { limits } from '../contract/limits';
import { HttpError } from './api-error';

/** Bodies up to this size need no room. */
export const SMALL_BODY_BYTES = limits.bodyBytes.json;

/** A form takes several times its size while it is parsed. */
const MAX_AT_ONCE = 4;

const RETRY_SECONDS = 1;

/** Limits how many large bodies are in memory at the same time. */
export class LargeBodies {
  #count = 0;

  /**
   * @returns releases the room; call it once
   * @throws HttpError 503 if there is no room now
   */
  reserve(): () => void {
    if (this.#count >= MAX_AT_ONCE) {
      throw new HttpError(503, ['too many large requests arrive at the same time'], {
        'Retry-After': String(RETRY_SECONDS),
      });
    }
    this.#count++;
    return () => {
      this.#count--;
    };
  }
}
