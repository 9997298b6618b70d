import { INBOXES_ONLY } from './inboxes-only';

/** A request of a delivery. */
export interface OutgoingRequest {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** To be called when the request only waits for a delay, so that others can be sent meanwhile. */
  onWait?: () => void;
}

/** Result of a request. */
export interface SendResult {
  /** `null` if no response arrived. */
  status: number | null;
  /** The start of the response's body. */
  response: string | null;
  /** Why the attempt failed, unless the status says it. */
  error: string | null;
  /** The `Retry-After` header of the response. */
  retryAfter: string | null;
  /** Whether every other attempt to this address would fail too. */
  isFinal?: boolean;
  /** Whether the attempt is recorded with the body of its request, which it is by default. */
  isBodyKept?: boolean;
}

/** Sends one request. It ends within `sendLimits.totalMs` and doesn't throw. */
export type Send = (request: OutgoingRequest) => Promise<SendResult>;

/** Limits of one request. */
export interface SendLimits {
  /** Time until the connection is open. */
  connectMs: number;
  /** Time until the response is complete. */
  totalMs: number;
  /** Bytes of the response's body that are read. */
  readBytes: number;
  /** Bytes of it that are recorded. */
  keptBytes: number;
}

export const sendLimits: SendLimits = {
  connectMs: 2_000,
  totalMs: 10_000,
  readBytes: 65_536,
  keptBytes: 1_024,
};

/** The result of a request that got no response. */
export function unanswered(error: string): SendResult {
  return { status: null, response: null, error, retryAfter: null };
}

/** The result of a request that was not sent, because nothing may be sent to its address. */
export function notSent(error: string): SendResult {
  return { ...unanswered(error), isFinal: true };
}

/** The reason of an attempt whose response didn't arrive in time. */
export function noResponseIn(milliseconds: number): string {
  return `There was no complete response within ${milliseconds / 1_000} seconds.`;
}

/** For hosts that deliver to inboxes only: opens no connection. */
export const sendNowhere: Send = async ({ address }) =>
  notSent(`${INBOXES_ONLY}, not to ${URL.canParse(address) ? new URL(address).host : address}.`);
