const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The limits of inboxes, which the document of the sandbox states. */
export const inboxLimits = {
  /** Bytes of the body of a request to an inbox. */
  bodyBytes: 32 * KILOBYTE,
  /** Bytes of its headers. */
  headerBytes: 8 * KILOBYTE,
  /** Bytes of a webhook of the sandbox: a text of 15,000 characters can take 90 KB. */
  deliveryBytes: 128 * KILOBYTE,
  /** Webhooks that a sandbox keeps. */
  keptMessages: 100,
  /** Bytes of the webhooks that a sandbox keeps. */
  keptBytes: 2 * MEGABYTE,
  /** Bytes of the webhooks that a response contains. */
  shownBytes: 2 * MEGABYTE,
} as const;
