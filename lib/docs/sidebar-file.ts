import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { ContentFault } from './content-fault';
import { type SidebarFile, sidebarFileSchema } from './schema';

/** A sidebar file that was read, with a way back to its lines. */
export interface ReadSidebarFile {
  file: string;
  sidebar: SidebarFile;
  /** Line of the entry at a path such as `['areas', 0, 'items', 3]`. */
  lineOf: (path: readonly PropertyKey[]) => number | undefined;
}

/** Reads `sidebar.yaml` of a version: order and labels are data. */
export function readSidebarFile(root: string, file: string): ReadSidebarFile | ContentFault[] {
  const path = join(root, file);
  if (!existsSync(path)) {
    return [
      {
        file,
        reason: 'is missing: it lists the areas, folders and pages in the order of the sidebar',
      },
    ];
  }
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, 'utf8'), {
    lineCounter: lines,
    prettyErrors: false,
  });
  if (document.errors.length > 0) {
    return document.errors.map((error) => ({
      file,
      line: lines.linePos(error.pos[0]).line,
      reason: `is not valid YAML: ${error.message}`,
    }));
  }
  const lineOf = (at: readonly PropertyKey[]) => {
    const node: unknown = document.getIn(at, true);
    const range =
      node && typeof node === 'object' && 'range' in node ? (node.range as [number]) : null;
    return range ? lines.linePos(range[0]).line : undefined;
  };
  const result = sidebarFileSchema.safeParse(document.toJS());
  if (!result.success) {
    return result.error.issues.map((issue) => ({
      file,
      line: lineOf(issue.path),
      field: issue.path.join('.'),
      reason: issue.message,
    }));
  }
  return { file, sidebar: result.data, lineOf };
}
