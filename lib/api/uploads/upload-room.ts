/** Maximum age of a measurement: other processes store and remove files in the same folder. */
const MEASURED_MS = 5 * 60 * 1_000;

export interface UploadRoomOptions {
  /** Bytes that all files together may have. */
  maxBytes: number;
  /** Returns how many they have. */
  measure: () => Promise<number>;
  /** Milliseconds of a clock that only measures durations. */
  now?: () => number;
}

/** Keeps the uploaded files below a limit of bytes, without measuring all of them for each one. */
export class UploadRoom {
  readonly #maxBytes: number;
  readonly #measure: UploadRoomOptions['measure'];
  readonly #now: () => number;
  #bytes = 0;
  #measured: Promise<void> | undefined;
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor({ maxBytes, measure, now = () => performance.now() }: UploadRoomOptions) {
    this.#maxBytes = maxBytes;
    this.#measure = measure;
    this.#now = now;
  }

  /** Takes room for a file. @throws Error if there is too little */
  async take(bytes: number): Promise<void> {
    if (this.#now() - this.#measuredAt >= MEASURED_MS) this.#measureAgain();
    await this.#measured;
    if (this.#bytes + bytes > this.#maxBytes) {
      throw new Error(
        `The uploaded images have ${this.#bytes} bytes of ${this.#maxBytes}. Remove some, or set UPLOADS_MB to more.`,
      );
    }
    this.#bytes += bytes;
  }

  /** Gives back the room of a file. */
  giveBack(bytes: number): void {
    this.#bytes = Math.max(0, this.#bytes - bytes);
  }

  #measureAgain(): void {
    this.#measuredAt = this.#now();
    this.#measured = this.#measure().then(
      (bytes) => {
        this.#bytes = bytes;
      },
      (error) => {
        this.#measuredAt = Number.NEGATIVE_INFINITY;
        throw error;
      },
    );
  }
}
