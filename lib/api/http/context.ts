import type { Transaction } from '../../database/database';
import type { ShopSettings } from '../../database/shop-settings';
import type { Operation } from '../contract/define-operation';
import type { Scope } from '../contract/scopes';
import type { BucketDecision } from './rate-bucket';

/** A shop as requests see it. */
export interface RequestShop {
  id: number;
  domain: string;
  hasApi: boolean;
  settings: ShopSettings;
}

/** A valid bearer token. */
export interface VerifiedToken {
  kind: 'access' | 'storefront';
  clientId: string;
  scopes: readonly Scope[];
  shop: RequestShop;
  /** Of a storefront token: whom it stands for. */
  holder: TokenHolder | null;
}

/** The customer or the guest of a storefront token. */
export type TokenHolder =
  | { role: 'customer'; customerId: number }
  | { role: 'guest'; sessionId: number };

/** What is known of a request while it is checked, for headers and for the log. */
export interface RequestState {
  requestId: string;
  /** Milliseconds since 1970, by the clock of the API. */
  receivedAt: number;
  /** Milliseconds of a clock that only measures durations. */
  startedAt: number;
  operation?: Operation;
  token?: VerifiedToken;
  bucket?: BucketDecision;
  /** What went wrong, when it was not the client's mistake. */
  error?: unknown;
}

/** What a handler works with. */
export interface HandlerContext<Query, Body> {
  query: Query;
  body: Body;
  token: VerifiedToken;
  shop: RequestShop;
  /** The one timestamp of all rows and events of the request. */
  now: Date;
  transaction: Transaction;
  randomBytes: (count: number) => Uint8Array;
}
