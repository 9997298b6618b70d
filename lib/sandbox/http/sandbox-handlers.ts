import { rotateWebhookSecret } from '../../api/deliveries/secrets/rotate-secret';
import { loadOnce } from '../../site/config/load-once';
import {
  createSandboxOperation,
  documentOperation,
  getCredentialsOperation,
  getDirectoryOperation,
  getSandboxOperation,
  resetSandboxOperation,
  rotateSecretOperation,
} from '../contract/operations';
import { createSandbox, newSandboxKey } from '../sandboxes/create-sandbox';
import { secretsOf } from '../sandboxes/credentials';
import { describeCredentials, describeState } from '../sandboxes/describe-sandbox';
import { resetSandbox } from '../sandboxes/reset-sandbox';
import { requireSandbox } from '../sandboxes/sandbox-store';
import { implementSandbox } from './implement';

/** The document, which is built once. Each response has its own server. */
const loadDocument = loadOnce(async () =>
  (await import('../contract/document')).sandboxDocument('/'),
);

/** The endpoints for a sandbox as a whole. */
export const sandboxHandlers = [
  implementSandbox(createSandboxOperation, async ({ services, address }) => {
    await services.checkRoom?.();
    const key = newSandboxKey(services);
    await createSandbox(services, { key, address });
    const sandbox = await requireSandbox(services.database, `Bearer ${key}`);
    return describeCredentials(services.database, sandbox, { key, now: services.now() });
  }),

  implementSandbox(getSandboxOperation, ({ services, sandbox }) =>
    describeState(services.database, sandbox, services.now()),
  ),

  implementSandbox(getCredentialsOperation, ({ services, sandbox }) =>
    describeCredentials(services.database, sandbox, { key: sandbox.key, now: services.now() }),
  ),

  implementSandbox(getDirectoryOperation, async () => {
    const { demoDirectory } = await import('../shops/demo/directory');
    return demoDirectory;
  }),

  implementSandbox(resetSandboxOperation, async ({ services, sandbox }) => {
    await resetSandbox(services, sandbox);
    services.hub.notify(sandbox.row.id);
    const reset = await requireSandbox(services.database, `Bearer ${sandbox.key}`);
    return describeState(services.database, reset, services.now());
  }),

  implementSandbox(rotateSecretOperation, async ({ services, sandbox, body }) => {
    const { database, now, randomBytes } = services;
    const clientIds = Object.values(secretsOf(sandbox.key).clients).map(({ id }) => id);
    const previousEndsAt = new Date(now() + body.overlapSeconds * 1_000);
    const rotated = await rotateWebhookSecret(database, { clientIds, previousEndsAt }, randomBytes);
    return {
      webhookSecret: rotated.current,
      previousWebhookSecret: rotated.previous,
      previousEndsAt: previousEndsAt.toISOString(),
    };
  }),

  implementSandbox(documentOperation, async ({ services }) => ({
    ...(await loadDocument()),
    servers: [{ url: services.apiUrl }],
  })),
];
