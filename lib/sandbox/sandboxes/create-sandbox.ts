import type { Transaction } from '../../api/database/database';
import { hashOf } from '../../api/database/secret-hash';
import { tokens } from '../../api/database/tables/access';
import { sandboxes } from '../../api/database/tables/sandboxes';
import { inTransaction } from '../../api/database/transaction';
import { newSecret } from '../../api/http/access/bearer-token';
import { countedNetwork } from '../../site/http/client-address';
import { demoTime } from '../clock/demo-time';
import type { SandboxServices } from '../http/services';
import { type Copies, copyShops } from '../shops/copy-shops';
import { keepCreationLimits } from './creation-limits';
import { NEVER, type SandboxSecrets, secretsOf } from './credentials';
import { templateShopIds } from './template-shops';

export type SandboxRow = typeof sandboxes.$inferSelect;

export interface NewSandbox {
  key: string;
  /** The network address that sent the request. */
  address: string;
  isPermanent?: boolean;
}

/** A new key with 256 random bits. */
export function newSandboxKey({ randomBytes }: Pick<SandboxServices, 'randomBytes'>): string {
  return newSecret('sbk_', randomBytes);
}

/**
 * Creates a sandbox: a copy of the demo shops with separate clients and tokens.
 *
 * @throws HttpError 429 if the network of the address has created too many, 503 if there are too many in total
 */
export async function createSandbox(
  services: Pick<SandboxServices, 'database' | 'now' | 'randomBytes'> &
    Partial<Pick<SandboxServices, 'limits' | 'countCreation'>>,
  { key, address, isPermanent = false }: NewSandbox,
): Promise<SandboxRow> {
  const { database, randomBytes, limits } = services;
  const id = isPermanent ? 'sbx_permanent' : `sbx_${Buffer.from(randomBytes(8)).toString('hex')}`;
  return inTransaction(database, async (transaction) => {
    const now = new Date(services.now());
    const network = countedNetwork(address);
    const creatorHash = hashOf(network);
    if (limits) {
      const count = () => services.countCreation?.(network);
      await keepCreationLimits(transaction, { creatorHash, now, limits, count });
    }
    const sandbox: SandboxRow = {
      id,
      keyHash: hashOf(key),
      creatorHash,
      createdAt: now,
      lastUsedAt: now,
      bytes: 0,
      isPermanent,
    };
    await transaction.insert(sandboxes).values(sandbox);
    const templateIds = await templateShopIds(transaction);
    const secrets = secretsOf(key);
    const copies = await copyShops(transaction, {
      shopIds: templateIds,
      clients: secrets.clients,
      webhookSecret: secrets.webhookSecret,
      now: demoTime(now),
      sandboxId: id,
    });
    await storeTokens(transaction, { templateIds, copies, secrets });
    return sandbox;
  });
}

async function storeTokens(
  transaction: Transaction,
  {
    templateIds,
    copies,
    secrets,
  }: { templateIds: readonly number[]; copies: Copies; secrets: SandboxSecrets },
): Promise<void> {
  const [main = 0, other = 0] = templateIds.map((id) => copies.shopIds.get(id) ?? 0);
  const token = (value: string, client: 'full' | 'partner', shopId: number) => {
    const { id: clientId } = secrets.clients[client];
    const scopes = copies.clients.find(({ id }) => id === clientId)?.scopes ?? [];
    return {
      hash: hashOf(value),
      kind: 'access' as const,
      clientId,
      shopId,
      scopes,
      expiresAt: NEVER,
    };
  };
  await transaction
    .insert(tokens)
    .values([
      token(secrets.accessToken, 'full', main),
      token(secrets.otherAccessToken, 'partner', other),
    ]);
}
