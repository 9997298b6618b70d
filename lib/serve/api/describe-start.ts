import { join } from 'node:path';
import { PERMANENT_KEY, secretsOf } from '../../sandbox/sandboxes/credentials';
import type { Env } from '../../site/config/env';

/**
 * Describes a started API to a developer.
 *
 * @param url of this process, without a path
 */
export function describeStart({ DATABASE_URL, API_DATA_DIR, SANDBOX }: Env, url: string): string {
  // The sandbox commands use this port by default.
  const option = new URL(url).port === '3001' ? '' : ` --api ${url}`;
  const { clients, accessToken, webhookSecret } = secretsOf(PERMANENT_KEY);
  return [
    `The API listens on ${url}/v2.`,
    `OpenAPI document: ${url}/v2/docs/openapi.json`,
    `Health check: ${url}/v2/health`,
    DATABASE_URL
      ? `Data: PostgreSQL at ${withoutPassword(DATABASE_URL)}, images in ${join(API_DATA_DIR, 'uploads')}`
      : `Data: ${API_DATA_DIR}`,
    ...(SANDBOX
      ? [
          `Demo shop: clientId "${clients.full.id}", clientSecret "${clients.full.secret}", access token "${accessToken}", webhook secret "${webhookSecret}"`,
          `Sandbox: key "${PERMANENT_KEY}"; npm run sandbox:listen --${option} --forward <address> forwards its webhooks.`,
        ]
      : []),
  ].join('\n');
}

function withoutPassword(address: string): string {
  const { host, pathname } = new URL(address);
  return host + pathname;
}
