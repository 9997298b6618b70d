import { integer } from './integer';

const MANY = 1_000_000;

/**
 * Limits for strangers: the settings whose names end in `_PER_CLIENT` for each client, the others in total. A client is
 * an IPv4 address or an IPv6 network (`lib/site/http/client-address.ts`). When a limit is reached, the response is 429
 * for that of a client and 503 for that of all, with `Retry-After` and a message that names the limit. Pages and files
 * that the build wrote have no limit of requests.
 */
export const limitSettings = {
  /** Requests to `/v2` and `/sandbox` that each client can send in a second; ten times as many at once. */
  API_REQUESTS_PER_SECOND: integer(1, MANY).default(30),
  /** Requests to the API that are under way at the same time, streams not counted. */
  API_REQUESTS_AT_ONCE_PER_CLIENT: integer(1, MANY).default(64),
  API_REQUESTS_AT_ONCE: integer(1, MANY).default(1_024),
  /**
   * Requests that do much work, of each kind: creations and resets of sandboxes; moves of clocks and drains. Others wait
   * their turn.
   */
  EXPENSIVE_AT_ONCE_PER_CLIENT: integer(1, 1_000).default(2),
  EXPENSIVE_AT_ONCE: integer(1, 1_000).default(4),
  /** Open connections. Those of trusted proxies only count in total. */
  CONNECTIONS_PER_CLIENT: integer(1, MANY).default(256),
  CONNECTIONS: integer(1, MANY).default(4_096),
  /** Event streams of sandboxes. */
  STREAMS_PER_CLIENT: integer(1, MANY).default(60),
  STREAMS: integer(1, MANY).default(500),
  /** Uploads whose body is arriving. */
  UPLOADS_AT_ONCE_PER_CLIENT: integer(1, 1_000).default(4),
  UPLOADS_AT_ONCE: integer(1, 1_000).default(16),
  /** Sandboxes that one network (IPv4 address, or /48 of IPv6) can create in an hour, and have. */
  SANDBOXES_PER_HOUR: integer(1, MANY).default(120),
  SANDBOXES_ALIVE_PER_CLIENT: integer(1, MANY).default(500),
  /** Sandboxes that can exist at the same time. */
  SANDBOXES_ALIVE: integer(1, MANY).default(2_000),
  /** Rows that a sandbox can have. A new one has about 2,000. */
  SANDBOX_ROWS: integer(5_000, 10_000_000).default(20_000),
  /** Images that the reviews of a sandbox can have. */
  SANDBOX_IMAGES: integer(1, MANY).default(200),
  /** Megabytes that the rows and images of a sandbox can have, its inboxes and records included. */
  SANDBOX_MB: integer(4, 100_000).default(32),
  /** Megabytes that all sandboxes of one network can have, so that one client can't take the room of all. */
  SANDBOX_MB_PER_CLIENT: integer(4, MANY).default(1_000),
  /** Megabytes that the uploaded images can have together. Then uploads return 503. */
  UPLOADS_MB: integer(1, 10_000_000).default(5_000),
  /** Megabytes that the database can have before nothing more is created in sandboxes. */
  DATABASE_MB: integer(100, 100_000_000).default(8_000),
  /** Megabytes of the disk that stay free: below, there are no new sandboxes, uploads, and webhooks of inboxes. */
  DISK_RESERVE_MB: integer(0, 10_000_000).default(512),
};
