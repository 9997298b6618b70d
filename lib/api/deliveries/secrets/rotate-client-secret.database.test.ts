import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../tools/testing/api/test-api';
import { testDatabase } from '../../../tools/testing/api/test-database';
import { clients } from '../../database/tables/access';
import { signingSecrets } from '../sending/signature';
import { rotateClientSecret } from './rotate-client-secret';
import { parseRotation } from './rotate-secret-arguments';

const HOUR_MS = 60 * 60 * 1_000;

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
});

const rotate = (clientId: string, ...args: string[]) => {
  const rotation = parseRotation([clientId, ...args]);
  if (!rotation) throw new Error('These arguments ask for help.');
  return rotateClientSecret(api.database, rotation, { now: api.clock.now(), randomBytes });
};

/** The secrets that sign the webhooks of a client. */
async function secretsOf(clientId: string, inMs = 0): Promise<string[]> {
  const [client] = await api.database.select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw new Error(`There is no client ${clientId}.`);
  const { webhookSecret, previousWebhookSecret, previousWebhookSecretEndsAt } = client;
  const secrets = {
    current: webhookSecret,
    previous: previousWebhookSecret,
    previousEndsAt: previousWebhookSecretEndsAt,
  };
  return signingSecrets(secrets, api.clock.now() + inMs);
}

describe('npm run api:rotate-secret', () => {
  it('gives one client a secret that signs along with the previous one until the overlap ends', async () => {
    const { clientId } = api.clients.full;
    const [first] = await secretsOf(clientId);
    const others = await secretsOf(api.clients.partner.clientId);
    const { current, previousEndsAt } = await rotate(clientId, '--overlap', '2h');
    expect(previousEndsAt.getTime()).toBe(api.clock.now() + 2 * HOUR_MS);
    expect(current).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await secretsOf(clientId)).toEqual([current, first]);
    expect(await secretsOf(clientId, 2 * HOUR_MS)).toEqual([current]);
    expect(await secretsOf(api.clients.partner.clientId)).toEqual(others);
  });

  it('changes a secret again during the overlap only if it is forced', async () => {
    const { clientId } = api.clients.readOnly;
    const { current } = await rotate(clientId);
    await expect(rotate(clientId)).rejects.toThrow(
      /^Two secrets of \S+ sign until 2026-03-05T09:15:00\.000Z, .* add --force/,
    );
    const forced = await rotate(clientId, '--force', '--overlap', '0s');
    expect(await secretsOf(clientId)).toEqual([forced.current]);
    expect(forced.previous).toBe(current);
  });

  it('says what is wrong', async () => {
    await expect(rotate('cl_nobody')).rejects.toThrow(
      'The database has no client "cl_nobody". Pass the `id` of a client of your shop file',
    );
    const problem = (...args: string[]) => {
      try {
        parseRotation(args);
        return null;
      } catch (error) {
        return (error as Error).message.split('\n')[0];
      }
    };
    expect(problem()).toBe('The id of a client is missing.');
    expect(problem('cl_one', 'cl_two')).toBe('There are too many arguments: cl_two.');
    expect(problem('cl_one', '--overlap', 'soon')).toContain('"soon" is not a duration.');
    expect(problem('cl_one', '--overlap', '8d')).toContain('at most 7 days');
    expect(problem('cl_one', '--secret', 'x')).toContain("Unknown option '--secret'");
    expect(parseRotation(['--help'])).toBeNull();
  });
});
