import type { SearchEngine } from '../engine';
export function typesenseFromEnv(): SearchEngine | null { return null; }
