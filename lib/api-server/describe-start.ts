import { join } from 'node:path';
import type { Env } from '../config/env';
import { demoCredentials } from './demo-shop';

/**
 * What a developer needs to know when the API has started.
 *
 * @param url of this process, without a path
 */
export function describeStart({ DATABASE_URL, API_DATA_DIR, SANDBOX }: Env, url: string): string {
  const { clientId, clientSecret, shop } = demoCredentials;
  return [
    `The API listens on ${url}/v2.`,
    `OpenAPI document: ${url}/v2/docs/openapi.json`,
    `Health check: ${url}/v2/health`,
    DATABASE_URL
      ? `Data: PostgreSQL at ${withoutPassword(DATABASE_URL)}, images in ${join(API_DATA_DIR, 'uploads')}`
      : `Data: ${API_DATA_DIR}`,
    ...(SANDBOX
      ? [`Demo shop: ${shop}, clientId "${clientId}", clientSecret "${clientSecret}"`]
      : []),
  ].join('\n');
}

function withoutPassword(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname;
}
