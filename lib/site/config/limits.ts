import { integer } from './integer';

const MANY = 1_000_000;

/**
 * Limits for strangers: the settings whose names end in `_PER_CLIENT` for each client, the others in total.
 * `lib/serve/hosting.md` says what a client is, and what the response is when a limit is reached.
 */
export const limitSettings = {
  API_REQUESTS_PER_SECOND: integer(1, MANY)
    .default(30)
    .describe(
      'Requests to `/v2` and `/sandbox` that a client can send in a second, in real time. It can send ten times as many at once.',
    ),
  API_REQUESTS_AT_ONCE_PER_CLIENT: integer(1, MANY)
    .default(64)
    .describe(
      'Requests to the API that a client has under way at the same time, streams not counted.',
    ),
  API_REQUESTS_AT_ONCE: integer(1, MANY)
    .default(1_024)
    .describe(
      'Requests to the API that all clients have under way at the same time, streams not counted.',
    ),
  EXPENSIVE_AT_ONCE_PER_CLIENT: integer(1, 1_000)
    .default(2)
    .describe(
      'Requests of a client that do much work and run at the same time, of each kind: creations and resets of sandboxes; moves of clocks and drains. Others wait their turn.',
    ),
  EXPENSIVE_AT_ONCE: integer(1, 1_000)
    .default(4)
    .describe('Requests of all clients that do much work and run at the same time, of each kind.'),
  CONNECTIONS_PER_CLIENT: integer(1, MANY)
    .default(256)
    .describe('Open connections of a client. Behind trusted proxies, only the total counts.'),
  CONNECTIONS: integer(1, MANY).default(4_096).describe('Open connections of all clients.'),
  STREAMS_PER_CLIENT: integer(1, MANY)
    .default(60)
    .describe('Event streams of a client. A sandbox can have 10.'),
  STREAMS: integer(1, MANY).default(500).describe('Event streams of all clients.'),
  UPLOADS_AT_ONCE_PER_CLIENT: integer(1, 1_000)
    .default(4)
    .describe('Uploads of a client whose body is arriving.'),
  UPLOADS_AT_ONCE: integer(1, 1_000)
    .default(16)
    .describe('Uploads of all clients whose body is arriving.'),
  SANDBOXES_PER_HOUR: integer(1, MANY)
    .default(120)
    .describe('Sandboxes that a client can create in an hour.'),
  SANDBOXES_ALIVE_PER_CLIENT: integer(1, MANY)
    .default(500)
    .describe('Sandboxes that a client can have at the same time.'),
  SANDBOXES_ALIVE: integer(1, MANY)
    .default(2_000)
    .describe(
      'Sandboxes that can exist at the same time. If all places are taken, a new sandbox replaces one that was never used, then the oldest one of the client with the most. A sandbox that was used in the last hour stays.',
    ),
  SANDBOX_ROWS: integer(5_000, 10_000_000)
    .default(20_000)
    .describe(
      'Rows of a sandbox. A new one has about 2,000. When the limit is reached, its writes return 503 until it is reset.',
    ),
  SANDBOX_IMAGES: integer(1, MANY)
    .default(200)
    .describe(
      'Images of the reviews of a sandbox. When the limit is reached, its uploads return 503 until it is reset.',
    ),
  SANDBOX_MB: integer(4, 100_000)
    .default(32)
    .describe(
      'Megabytes of the rows and images of a sandbox, its inboxes and records included. When the limit is reached, its writes return 503 until it is reset.',
    ),
  SANDBOX_MB_PER_CLIENT: integer(4, MANY)
    .default(1_000)
    .describe(
      "Megabytes of all sandboxes of a client, so that one client can't take the room of all. When the limit is reached, their writes return 503.",
    ),
  UPLOADS_MB: integer(1, 10_000_000)
    .default(5_000)
    .describe('Megabytes of all uploaded images. When the limit is reached, uploads return 503.'),
  DATABASE_MB: integer(100, 100_000_000)
    .default(8_000)
    .describe(
      'Megabytes of the embedded database. When the limit is reached, there are no new sandboxes, uploads, and webhooks in inboxes.',
    ),
  DISK_RESERVE_MB: integer(0, 10_000_000)
    .default(512)
    .describe(
      'Megabytes of the disk that stay free. If fewer are free, there are no new sandboxes, uploads, and webhooks in inboxes.',
    ),
};
