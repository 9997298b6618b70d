import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../load/content-error';
import { parseYaml } from '../load/parse-yaml';
import { type SidebarFile, sidebarFileSchema } from '../load/schema';
import { insertTexts } from '../tags/insert-texts';

/** A parsed sidebar file, and the lines of its entries. */
export interface ReadSidebarFile {
  file: string;
  sidebar: SidebarFile;
  /** Line of the entry at a path such as `['areas', 0, 'items', 3]`. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** The last text of each file with what it contains: the dev server reads the files at each request. */
const parsedFiles = new Map<string, { source: string; result: ReadSidebarFile | ContentIssue[] }>();

/** Reads the `sidebar.yaml` of a version: the order and labels of its sidebar. */
export function readSidebarFile(root: string, file: string): ReadSidebarFile | ContentIssue[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    return [
      {
        file,
        reason: 'is missing. It lists the areas, folders and pages in the order of the sidebar.',
      },
    ];
  }
  const { source, issues } = insertTexts(file, readFileSync(path, 'utf8'));
  if (issues.length > 0) return issues;
  const known = parsedFiles.get(path);
  if (known?.source === source) return known.result;
  const parsed = parseYaml(file, source, sidebarFileSchema);
  const result = Array.isArray(parsed)
    ? parsed
    : { file, sidebar: parsed.data, lineOf: parsed.lineOf };
  parsedFiles.set(path, { source, result });
  return result;
}
