import { readFileSync } from 'node:fs';
import type { OpenDatabase } from '../../api/database/database';
import { explainError } from '../../api/database/explain-error';
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
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `The file is not JSON: ${withLine(explainError(error), text)}. Correct it, then import it again.`,
    );
  }
}

function readText(path: string): string {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new Error(
      `The file can't be read: ${explainError(error)}. Pass the path of a shop file, such as lib/sandbox/shops/sample-shop.json.`,
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Error('The file is not encoded as UTF-8. Save it as UTF-8, then import it again.');
  }
}

/** Adds line and column to a message of the JSON parser that has a position only. */
function withLine(message: string, text: string): string {
  const position = /at position (\d+)$/.exec(message)?.[1];
  if (position === undefined) return message;
  const before = text.slice(0, Number(position)).split('\n');
  return `${message} (line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1})`;
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
  if (!(error instanceof ShopFileError)) return [explainError(error)];
  const { problems } = error;
  const lines = problems.slice(0, MAX_PROBLEMS).map(({ path, message }) => `${path}: ${message}`);
  const more = problems.length - lines.length;
  return more > 0 ? [...lines, `${more} more problems are not listed.`] : lines;
}
