/** Codings that answers are kept in, the preferred one first. */
export const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Ending of the copy of a file in a coding. */
export const CODING_ENDINGS: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz' };

/** An answer that was made with the build. */
export interface PrebuiltFile {
  /** Its address, with the base path. */
  path: string;
  kind: 'page' | 'asset';
  /** Below the folder that the server runs in. */
  file: string;
  type: string;
  /** Says which content it is, the same for all codings. */
  etag: string;
  /** Codings that are smaller than the file itself and lie beside it. */
  codings: Coding[];
}

/** List of them, in the folder that the server runs in. */
export const PREBUILT_LIST = 'prebuilt.json';
