/** Content encodings of prebuilt responses, in the order of preference. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Suffix of the compressed copy of a file. */
export const ENCODING_SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** A response that was made with the build. */
export interface PrebuiltFile {
  /** Its address, with the base path. */
  path: string;
  /** A page has HTML and Markdown at its address. An asset never changes. */
  kind: 'page' | 'asset' | 'file';
  /** Path of the file, relative to the folder of the server. */
  file: string;
  type: string;
  /** The status if it isn't 200. */
  status?: number;
  /** Headers that the route sets itself. */
  headers?: Record<string, string>;
  /** A hash of the content, the same for all encodings. */
  etag: string;
  /** Encodings that have a compressed copy beside the file. */
  encodings: Encoding[];
}

/** Paths of the responses for unknown addresses, without the base path. */
export const NOT_FOUND_PAGE = '/_not-found';
export const NOT_FOUND_MARKDOWN = '/missing.md';

/** List of prebuilt responses, in the folder of the server. */
export const PREBUILT_LIST = 'prebuilt.json';
