import type { Operation } from '../contract/define-operation';
import type { Database, Transaction } from '../database/database';
import type { DatabaseTime } from '../database/statement-time';
import type { UploadSize } from '../uploads/request-uploads';
import type { UploadStore } from '../uploads/upload-store';
import type { RequestShop, RequestState } from './context';
import type { LargeBodyLimits } from './request/large-bodies';

/** Dependencies of the API. Time and randomness are passed in, so a sandbox and tests control them. */
export interface ApiServices {
  database: Database;
  /** The database of one request, which adds up its time. Left out if nothing measures it. */
  timedDatabase?: ((time: DatabaseTime) => Database) | undefined;
  /** The images of this database, and of no other one. */
  uploads: UploadStore;
  /** The clock of the system: milliseconds since 1970. */
  now: () => number;
  /** Cryptographically random bytes. */
  randomBytes: (count: number) => Uint8Array;
  /** The secret key of the installation, which is not in the database. It is read or created when it is needed. */
  secretKey: () => Uint8Array;
  /** Writes one structured line. It never contains tokens or personal data. */
  log: (level: 'info' | 'error', line: Readonly<Record<string, unknown>>) => void;
  /**
   * Called before something large is stored.
   *
   * @throws HttpError 503 if the host has no room for it
   */
  checkRoom?: (() => Promise<void>) | undefined;
  /** Called after a write has committed: there may be work for those who deliver and fulfill. */
  onCommit?: () => void;
  /**
   * Called when the token and the rate bucket of a request were checked. What it throws is the response.
   *
   * @throws HttpError
   */
  beforeOperation?: ((request: CheckedRequest) => Promise<void>) | undefined;
  /**
   * Called before the images of a request are stored, and again in its transaction. What it throws is the response.
   *
   * @throws HttpError
   */
  beforeUpload?:
    | ((
        database: Pick<Database, 'select' | 'execute'>,
        shop: RequestShop,
        size: UploadSize,
      ) => Promise<void>)
    | undefined;
  /** Maximum numbers of large bodies at the same time; those of the settings by default. */
  largeBodies?: LargeBodyLimits;
  /** Called at the start of each transaction that changes data of a shop. */
  beforeChange?: ((transaction: Transaction, shopId: number) => Promise<void>) | undefined;
  /** Called in the transaction that writes an event, after the event. */
  onEvent?: ((transaction: Transaction, event: WrittenEvent) => Promise<void>) | undefined;
  /** Called with each response. */
  onResponse?: ((state: RequestState, request: Request, status: number) => void) | undefined;
  /** Headers that scripts of other origins may send too. */
  requestHeaders?: readonly string[] | undefined;
}

/** A request whose token and rate bucket were checked. */
export interface CheckedRequest {
  request: Request;
  /** The database, which adds up the time of the request. */
  database: Database;
  operation: Operation;
  /** The shop of the token; `null` if the operation accepts none. */
  shop: RequestShop | null;
  /** The client that a request without a token names. */
  claimedClientId: string;
}

/** An event that was written. */
export interface WrittenEvent {
  id: string;
  shop: RequestShop;
  topic: string;
  payload: object;
  triggeredAt: Date;
  /** The request that caused it, if any. */
  requestId?: string | undefined;
}
