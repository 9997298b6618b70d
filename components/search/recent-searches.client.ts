import { readStored, writeStored } from '@/lib/browser/storage';

const NAME = 'recent-searches';
const MOST = 7;

/** What was searched for on this device, the last first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(NAME) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((entry) => typeof entry === 'string').slice(0, MOST);
  } catch {
    return [];
  }
}

/** Puts a search first; each stands there once. */
export function rememberSearch(query: string): void {
  const others = readRecent().filter((known) => known !== query);
  writeStored(NAME, JSON.stringify([query, ...others].slice(0, MOST)));
}

/** Removes all of them from the device. */
export function forgetSearches(): void {
  writeStored(NAME, null);
}
