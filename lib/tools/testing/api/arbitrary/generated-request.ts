import type { OperationId } from '../../../../api/operations';
import type { ShopRows } from '../shop-rows';
import type { TestClient } from '../test-shops';

/** The token that a request is sent with. */
export type RequestToken =
  | { kind: 'none' | 'access' }
  | { kind: 'customer'; customerIdentifier: string }
  | { kind: 'guest'; sessionToken: string | undefined };

export type Values = Record<string, unknown>;

/** A request as it was generated. */
export interface ArbitraryRequest {
  operationId: OperationId;
  token: RequestToken;
  query: Values;
  body: Values | undefined;
}

/** Data that requests are generated from. */
export interface RequestSources {
  rows: ShopRows;
  /** Credentials for getAccessToken. */
  clients: readonly TestClient[];
}
