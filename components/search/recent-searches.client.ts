import { parseJson } from '@/lib/browser/parse-json';
import { readStored, writeStored } from '@/lib/browser/storage';

const KEY = 'recent-searches';
const LIMIT = 7;

/** The stored searches, most recent first. */
export function readRecentSearches(): string[] {
  const stored = parseJson(readStored(KEY) ?? '');
  if (!Array.isArray(stored)) return [];
  return stored.filter((entry) => typeof entry === 'string').slice(0, LIMIT);
}

/** Adds a search as the most recent one and removes its duplicate. */
export function rememberSearch(query: string): void {
  const others = readRecentSearches().filter((other) => other !== query);
  writeStored(KEY, JSON.stringify([query, ...others].slice(0, LIMIT)));
}

/** Removes all stored searches. */
export function forgetSearches(): void {
  writeStored(KEY, null);
}
