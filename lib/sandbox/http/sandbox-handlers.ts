import { rotateWebhookSecret } from '../../api/deliveries/secrets/rotate-secret';
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

const documents = new Map<string, Promise<{ openapi: string }>>();

/** The document, which is built once. */
function documentFor(apiUrl: string): Promise<{ openapi: string }> {
  const known = documents.get(apiUrl);
  if (known) return known;
  const built = import('../contract/document').then(
    ({ sandboxDocument }) => ({ ...sandboxDocument(apiUrl) }),
    (error) => {
      // The next request tries again.
      documents.delete(apiUrl);
      throw error;
    },
  );
  documents.set(apiUrl, built);
  return built;
}

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

  implementSandbox(documentOperation, ({ services }) => documentFor(services.apiUrl)),
];
