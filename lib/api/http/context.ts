import type { Scope } from '../contract/scopes';
import type { Transaction } from '../database/database';
import type { ShopSettings } from '../database/shop-settings';
import type { DatabaseTime } from '../database/statement-time';
import type { StoredImage } from '../uploads/request-uploads';
import type { PayloadOf } from '../webhooks/payload-schemas';
import type { TopicName } from '../webhooks/topic-names';
import type { BucketDecision } from './access/rate-bucket';

/** A shop as requests see it. */
export interface RequestShop {
  id: number;
  domain: string;
  hasApi: boolean;
  settings: ShopSettings;
  /** Milliseconds by which the clock of the shop is ahead of the system's clock. */
  clockOffsetMs: number;
  /** The sandbox that the shop belongs to; `null` if none. The API only passes it on. */
  sandboxId: string | null;
}

/** The customer or the guest of a storefront token. */
export type TokenHolder =
  | { role: 'customer'; customerId: number }
  | { role: 'guest'; sessionId: number };

/** A valid bearer token. */
export interface VerifiedToken {
  kind: 'access' | 'storefront';
  clientId: string;
  scopes: readonly Scope[];
  shop: RequestShop;
  /** By the clock of the shop. */
  expiresAt: Date;
  /** The customer or guest of a storefront token; `null` for an access token. */
  holder: TokenHolder | null;
  /** The session token of a guest's storefront token, as far as it is known. */
  sessionToken: string | null;
}

/** Data of a request while it is checked, for headers and for the log. */
export interface RequestState {
  requestId: string;
  /** Milliseconds since 1970, by the clock of the system. */
  receivedAt: number;
  /** Milliseconds of a clock that only measures durations. */
  startedAt: number;
  operationId?: string | undefined;
  token?: VerifiedToken;
  bucket?: BucketDecision;
  databaseTime: DatabaseTime;
  /** The events that the request wrote. */
  eventIds: string[];
  /** The error, if it wasn't the client's mistake. */
  error?: unknown;
}

/** Writes an event and its deliveries in the transaction of the request. Events keep their order. */
export type Emit = <Name extends TopicName>(topic: Name, payload: PayloadOf<Name>) => Promise<void>;

/** Context of a change, also outside a request, such as the fulfillment of a redemption. */
export interface ChangeContext {
  shop: RequestShop;
  /**
   * The one timestamp of all rows and events of the change, by the clock of the shop. Read it where it is needed: a
   * lock takes it again.
   */
  readonly now: Date;
  /**
   * Takes the timestamp again, once what changes is locked: of changes that wait for each other, the one that commits
   * later has the later timestamp. Only the first call counts, and only before the first event.
   */
  takeTimestamp: () => void;
  transaction: Transaction;
  randomBytes: (count: number) => Uint8Array;
  emit: Emit;
}

/** Context that decides for whom a request acts. */
export type ActingContext = Pick<
  HandlerContext<unknown, unknown>,
  'token' | 'shop' | 'transaction'
>;

export interface HandlerContext<Query, Body> extends ChangeContext {
  query: Query;
  body: Body;
  token: VerifiedToken;
  /** Address of the client. */
  address: string;
  /** The secret key of the installation, which is not in the database. */
  secretKey: () => Uint8Array;
  /** Headers that the response gets besides the usual ones. Only responses without a body can have them. */
  responseHeaders: Record<string, string>;
  /** The images of the body. If the request fails, those that were uploaded are removed. */
  images: readonly StoredImage[];
}
