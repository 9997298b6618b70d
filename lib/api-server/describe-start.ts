import { join } from 'node:path';
import type { Env } from '../config/env';
import { demoCredentials } from './demo-shop';

/** What a developer needs to know when the API has started. */
export function describeStart({ PORT, DATABASE_URL, API_DATA_DIR, SANDBOX }: Env): string {
  const { clientId, clientSecret, shop } = demoCredentials;
  return [
    `The API listens on http://localhost:${PORT}/v2.`,
    DATABASE_URL
      ? `Data: PostgreSQL at ${withoutPassword(DATABASE_URL)}`
      : `Data: ${join(API_DATA_DIR, 'database')}`,
    ...(SANDBOX
      ? [`Demo shop: ${shop}, clientId "${clientId}", clientSecret "${clientSecret}"`]
      : []),
  ].join('\n');
}

function withoutPassword(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname;
}
