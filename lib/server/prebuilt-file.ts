/** Content encodings of prebuilt responses, in the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Suffix of the compressed copy of a file. */
export const ENCODING_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A response that was made with the build. */
export interface PrebuiltFile {
  /** Its address, with the base path. */
  path: string;
  /** An asset never changes. A document can be read by any site. */
  kind: 'page' | 'asset' | 'document';
  /** Path of the file, relative to the folder of the server. */
  file: string;
  type: string;
  /** A hash of the content, the same for all encodings. */
  etag: string;
  /** Encodings that have a compressed copy beside the file. */
  encodings: Encoding[];
}

/** List of prebuilt responses, in the folder of the server. */
export const PREBUILT_LIST = 'prebuilt.json';
