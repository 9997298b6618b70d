import type { ImageType } from './image-type';

/** A stored image. */
export interface Upload {
  type: ImageType;
  bytes: Uint8Array;
}

/** Where the images that were uploaded with reviews are. */
export interface UploadStore {
  /** Stores an image under a new random name, and returns the name. */
  store(upload: Upload): Promise<string>;
  /** The image with a name; `null` if there is none. */
  read(name: string): Promise<Upload | null>;
  /** Removes an image. One that is missing already is no error. */
  remove(name: string): Promise<void>;
  /** The names of the images that were stored before a timestamp, in milliseconds since 1970. */
  namesBefore(timestamp: number): Promise<string[]>;
  /** The URL under which the API serves an image. */
  urlOf(name: string): string;
}

/** The path of the uploads; a name follows. */
export const UPLOADS_PATH = '/v2/uploads/';
