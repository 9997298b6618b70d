import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folder of the files that the build made from the content, named by a hash of what they are made from. The build
 * replaces the variable with its value; it is not set in development and in tests.
 */
const folder = process.env.CONTENT_FILES;

/** Whether this is a build or the server of one, and not development or a test. */
export const hasBuiltFiles = Boolean(folder);

/** Files that the build makes from the content. Only the build reads `content.bin`; a server reads the others. */
export const CONTENT_FILES = {
  /** All pages, parsed and expanded. */
  index: 'content.bin',
  /** Data for the head of each page and for suggestions. */
  heads: 'heads.json',
  /** The pages that the MCP server returns. */
  agentPages: 'agent-pages.json',
  /** The search index. */
  search: 'search.json',
} as const;

/** Reads a file that the build made from the content; `null` in development and in tests, which read the content. */
export function readBuiltBytes(file: keyof typeof CONTENT_FILES): Buffer | null {
  if (!folder) return null;
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), folder, CONTENT_FILES[file]));
}

/** Reads a file of JSON that the build made from the content; `null` as above. */
export function readBuiltFile<T>(file: Exclude<keyof typeof CONTENT_FILES, 'index'>): T | null {
  const bytes = readBuiltBytes(file);
  return bytes && JSON.parse(bytes.toString());
}

/** The folder of the files that a finished build was made with. */
export function builtContentFolder(distDir: string): string {
  const file = readFileSync(join(distDir, 'required-server-files.json'), 'utf8');
  const { config }: { config: { env: { CONTENT_FILES: string } } } = JSON.parse(file);
  return config.env.CONTENT_FILES;
}
