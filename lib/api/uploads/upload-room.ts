/** Maximum age of a measurement: other processes store and remove files in the same folder. */
const MEASURED_MS = 5 * 60 * 1_000;

export interface UploadRoomOptions {
  /** Bytes that all files together may have. */
  maxBytes: number;
  /** Returns how many they have. */
  measure: () => Promise<number>;
}

/** Keeps the uploaded files below a limit of bytes, without measuring all of them for each one. */
export class UploadRoom {
  readonly #maxBytes: number;
  readonly #measure: UploadRoomOptions['measure'];
  #bytes = 0;
  #measured: Promise<void> | undefined;
  #measuredAt = Number.NEGATIVE_INFINITY;

  constructor({ maxBytes, measure }: UploadRoomOptions) {
    this.#maxBytes = maxBytes;
    this.#measure = measure;
  }

  /** Takes room for a file. @throws Error if there is too little */
  async take(bytes: number): Promise<void> {
    if (performance.now() - this.#measuredAt >= MEASURED_MS) this.#measureAgain();
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
    this.#measuredAt = performance.now();
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
