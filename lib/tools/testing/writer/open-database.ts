import type { OpenDatabase } from '../../../api/database/database';
import { openEmbedded } from '../../../api/database/open-embedded';
import { openServer } from '../../../api/database/open-server';

/** A database that several processes open one after another. */
export type WriterDatabase = { directory: string } | { url: string };

export function openDatabase(database: WriterDatabase): Promise<OpenDatabase> {
  return 'url' in database ? openServer(database) : openEmbedded(database);
}
