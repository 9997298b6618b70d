import { createHmac } from 'node:crypto';
import { clientIds } from '../shops/demo/client-ids';
import { demoSecret, demoWebhookSecret } from '../shops/demo/client-secrets';

/** The key of the sandbox that every installation has. It is public. */
export const PERMANENT_KEY = 'sbk_example';

/** The access tokens that come with a sandbox are valid for as long as it exists. */
export const NEVER = new Date('9999-12-31T00:00:00Z');

type ClientName = keyof typeof clientIds;

/** The secrets of a sandbox. */
export interface SandboxSecrets {
  /** The access token of the main shop, and that of the other one. */
  accessToken: string;
  otherAccessToken: string;
  webhookSecret: string;
  clients: Readonly<Record<ClientName, { id: string; secret: string }>>;
}

/** The secrets of the permanent sandbox, which the documentation shows. */
const PERMANENT: SandboxSecrets = {
  accessToken: 'at_example',
  otherAccessToken: 'at_example_other',
  webhookSecret: demoWebhookSecret,
  clients: clientsWith((name) => ({ id: clientIds[name], secret: demoSecret })),
};

/**
 * The secrets of a sandbox. They follow from its key, so they are the same after a reset, can be shown again to whoever
 * has the key, and are not stored.
 */
export function secretsOf(key: string): SandboxSecrets {
  if (key === PERMANENT_KEY) return PERMANENT;
  const derive = (purpose: string) => createHmac('sha256', key).update(purpose).digest();
  return {
    accessToken: `at_${derive('access token').toString('base64url')}`,
    otherAccessToken: `at_${derive('access token of the other shop').toString('base64url')}`,
    webhookSecret: `whsec_${derive('webhook secret').toString('base64')}`,
    clients: clientsWith((name) => ({
      id: `cl_${derive(`id of ${name}`).toString('hex').slice(0, 16)}`,
      secret: `sec_${derive(`secret of ${name}`).toString('base64url')}`,
    })),
  };
}

function clientsWith<T>(create: (name: ClientName) => T): Record<ClientName, T> {
  const names = Object.keys(clientIds) as ClientName[];
  return Object.fromEntries(names.map((name) => [name, create(name)])) as Record<ClientName, T>;
}
