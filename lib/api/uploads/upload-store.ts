import type { FileHandle } from 'node:fs/promises';
import type { ImageType } from './image-type';

/** A stored image. */
export interface Upload {
  type: ImageType;
  size: number;
  /** Its bytes, in pieces that are read when they are asked for. Nothing is open before. */
  stream(): ReadableStream<Uint8Array>;
}

/** Store of the images that were uploaded with reviews. */
export interface UploadStore {
  /** Stores an image under a new random name, and returns the name. */
  store(image: { type: ImageType; bytes: Uint8Array }): Promise<string>;
  /** The image with a name; `null` if there is none. */
  find(name: string): Promise<Upload | null>;
  /** Removes an image. One that is missing already is no error. */
  remove(name: string): Promise<void>;
  /** The names of the images that were stored before a timestamp, in milliseconds since 1970. */
  namesBefore(timestamp: number): Promise<string[]>;
  /** The URL under which the API serves an image. */
  urlOf(name: string): string;
  /** Opens a file without a name, for a body that arrives. It is gone when it is closed, or when the process ends. */
  openNameless(): Promise<FileHandle>;
}

/** The path of the uploads; a name follows. */
export const UPLOADS_PATH = '/v2/uploads/';
