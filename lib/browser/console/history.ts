import { parseJson } from '../parse-json';
import { readStored, writeStored } from '../storage';
import type { DraftRequest } from './request';

const STORED_NAME = 'console.history';
const KEPT_REQUESTS = 20;
/** Longer requests are not kept, since browsers limit what a site can store. */
const MAX_LENGTH = 10_000;

/** A request that was sent before. */
export interface PastRequest {
  /** Milliseconds since 1970. */
  at: number;
  draft: DraftRequest;
  status: number;
  ms: number;
}

// Kept for the page if the browser stores nothing.
let requests: readonly PastRequest[] | undefined;

/** The latest requests of the reader, newest first. */
export function readHistory(): readonly PastRequest[] {
  const text = readStored(STORED_NAME);
  if (text === null) return requests ?? [];
  const stored = parseJson(text);
  return Array.isArray(stored) ? (stored as PastRequest[]) : [];
}

/** Adds a request and drops the oldest one. @returns the latest requests */
export function addToHistory(request: PastRequest): readonly PastRequest[] {
  if (JSON.stringify(request).length > MAX_LENGTH) return readHistory();
  requests = [request, ...readHistory()].slice(0, KEPT_REQUESTS);
  writeStored(STORED_NAME, JSON.stringify(requests));
  return requests;
}

/** Forgets all requests. */
export function clearHistory(): void {
  requests = [];
  writeStored(STORED_NAME, null);
}
