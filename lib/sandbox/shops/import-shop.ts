import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../api/database/database';
import { clients } from '../../api/database/tables/access';
import { shops } from '../../api/database/tables/shops';
import { inTransaction } from '../../api/database/transaction';
import { lockImports } from '../../api/database/transaction-locks';
import { type Problem, ShopFileError } from './problems';
import type { ShopFile } from './shop-file.schema';
import { clientIdIn, rowsOfClients, rowsOfShop } from './shop-rows';
import type { TableRows } from './table-rows';
import { resolveTimestamp } from './timestamps';

/** Rows in one `insert` statement. */
const BATCH_SIZE = 200;

export interface ImportOptions {
  /** The time that relative timestamps count from. */
  now: Date;
  /**
   * Whether the shops only serve as templates of copies. Nobody can get a token for a template, and its clients have
   * other ids, so a copy can use those of the file.
   */
  isTemplate?: boolean;
  /** Called after each statement. Others see the rows when the import has ended. */
  onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  writtenRows: number;
  totalRows: number;
  /** The table of the last rows. */
  table: string;
}

/** A shop of the database. */
export interface ImportedShop {
  id: number;
  domain: string;
}

/**
 * Writes the shops and clients of a file in one transaction: all or nothing.
 *
 * @returns the shops, in the order of the file
 * @throws ShopFileError if a domain or a client id exists already
 */
export async function importShops(
  database: Database,
  file: ShopFile,
  { now, isTemplate = false, onProgress }: ImportOptions,
): Promise<ImportedShop[]> {
  return inTransaction(database, async (transaction) => {
    // Domains can repeat in the database, because sandboxes have copies of shops, so no index rejects a second one.
    await lockImports(transaction);
    await rejectExisting(transaction, file, isTemplate);
    const imported = await insertShops(transaction, file, isTemplate, now);
    const ids = new Map(imported.map(({ id, domain }) => [domain, id]));
    const tables = [
      ...file.shops.flatMap((shop) =>
        rowsOfShop(shop, { shopId: ids.get(shop.domain) ?? 0, isTemplate, now }),
      ),
      ...rowsOfClients(file.clients, ids, isTemplate),
    ];
    await insertRows(transaction, tables, onProgress);
    return imported;
  });
}

/** @throws ShopFileError that names the domains and clients that are in the database */
async function rejectExisting(
  transaction: Transaction,
  file: ShopFile,
  isTemplate: boolean,
): Promise<void> {
  const domains = file.shops.map(({ domain }) => domain);
  const ids = file.clients.map(({ id }) => clientIdIn(id, isTemplate));
  const existingShops = await transaction
    .select({ domain: shops.domain })
    .from(shops)
    .where(inArray(shops.domain, domains));
  const existingClients =
    ids.length === 0
      ? []
      : await transaction.select({ id: clients.id }).from(clients).where(inArray(clients.id, ids));
  const problems: Problem[] = [
    ...[...new Set(existingShops.map(({ domain }) => domain))].map((domain) => ({
      path: `shops[${domains.indexOf(domain)}].domain`,
      message: `${domain} exists in the database. Choose another domain. To replace the shop, start with a new database.`,
    })),
    ...existingClients.map(({ id }) => ({
      path: `clients[${ids.indexOf(id)}].id`,
      message: `${id} exists in the database. Choose another id.`,
    })),
  ];
  if (problems.length > 0) throw new ShopFileError(problems);
}

async function insertShops(
  transaction: Transaction,
  file: ShopFile,
  isTemplate: boolean,
  now: Date,
): Promise<ImportedShop[]> {
  return transaction
    .insert(shops)
    .values(
      file.shops.map(({ domain, hasApi, settings, createdAt }) => ({
        domain,
        hasApi,
        settings,
        isTemplate,
        createdAt: resolveTimestamp(createdAt, now),
        importedAt: now,
      })),
    )
    .returning({ id: shops.id, domain: shops.domain });
}

async function insertRows(
  transaction: Transaction,
  tables: readonly TableRows[],
  onProgress: ImportOptions['onProgress'],
): Promise<void> {
  const totalRows = tables.reduce((sum, { rows }) => sum + rows.length, 0);
  let writtenRows = 0;
  for (const { table, name, rows } of tables) {
    for (let start = 0; start < rows.length; start += BATCH_SIZE) {
      const batch = rows.slice(start, start + BATCH_SIZE);
      await transaction.insert(table).values([...batch]);
      writtenRows += batch.length;
      onProgress?.({ writtenRows, totalRows, table: name });
    }
  }
}
