import { readFileSync } from 'node:fs';
import type { OpenDatabase } from '../database/database';
import { type ImportProgress, importShops } from './import-shop';
import { ShopFileError } from './problems';
import { readShopFile } from './read-shop-file';

/** More problems than these are only counted. */
const MAX_PROBLEMS = 50;
/** Progress is printed each time that this share of all rows is written. */
const PROGRESS_STEP = 0.1;

export interface ImportFileOptions {
  /** Opens the database to import into. A file with problems doesn't open it. */
  open: () => Promise<OpenDatabase>;
  now: Date;
  /** Prints a line. */
  print: (line: string) => void;
  printError: (line: string) => void;
}

/**
 * Imports the shops of a JSON file, and prints progress or what is wrong with the file.
 *
 * @returns whether everything was imported; otherwise nothing was
 */
export async function importFile(
  path: string,
  { open, now, print, printError }: ImportFileOptions,
): Promise<boolean> {
  try {
    const file = readShopFile(readJson(path), now);
    const { database, close } = await open();
    try {
      const shops = await importShops(database, file, { now, onProgress: progressPrinter(print) });
      for (const { id, domain } of shops) print(`Imported ${domain} (shop ${id}).`);
    } finally {
      await close();
    }
    return true;
  } catch (error) {
    printError(`Nothing was imported from ${path}.`);
    for (const line of describeError(error)) printError(line);
    return false;
  }
}

/** The content of a file, which {@link readShopFile} validates. */
function readJson(path: string): unknown {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is not JSON: ${messageOf(error)}. Correct it, then import it again.`);
  }
}

function progressPrinter(print: (line: string) => void): (progress: ImportProgress) => void {
  let printed = 0;
  return ({ writtenRows, totalRows, table }) => {
    if (writtenRows < totalRows && writtenRows - printed < totalRows * PROGRESS_STEP) return;
    printed = writtenRows;
    print(`${writtenRows} of ${totalRows} rows (${table})`);
  };
}

function describeError(error: unknown): string[] {
  if (!(error instanceof ShopFileError)) return [messageOf(error)];
  const { problems } = error;
  const lines = problems.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${path}: ${message}`);
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, `${more} more problems are not listed.`] : lines;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
