import type { Database } from '../database/database';
import { uploadFolder } from '../database/tables/uploads';

/** Two databases never get the same name by chance. */
const NAME_BYTES = 16;

/**
 * The name of the folder for the images of a database. The first process that opens the database chooses it at random,
 * so databases that share a data directory never see the images of each other.
 */
export async function uploadFolderOf(
  database: Database,
  randomBytes: (count: number) => Uint8Array,
): Promise<string> {
  const stored = await readName(database);
  if (stored !== undefined) return stored;
  const name = Buffer.from(randomBytes(NAME_BYTES)).toString('hex');
  await database.insert(uploadFolder).values({ name }).onConflictDoNothing();
  // Another process may have been faster.
  return (await readName(database)) ?? name;
}

async function readName(database: Database): Promise<string | undefined> {
  const [row] = await database.select({ name: uploadFolder.name }).from(uploadFolder);
  return row?.name;
}
