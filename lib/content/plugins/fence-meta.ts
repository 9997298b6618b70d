/** The metadata of a code fence, which follows the language. */
export interface FenceMeta {
  title: string | null;
  /** Schema that the sample is validated against. */
  schema: string | null;
  /** Reason that the sample is not checked. */
  unchecked: string | null;
  /** Place where a reader can run the request of the sample: `sandbox`. */
  run: string | null;
}

const NOT_SHOWN = /\s*\b(?:schema|unchecked|run)="[^"]*"/g;

/** Reads `title="…"`, `schema="…"`, `unchecked="…"` and `run="…"` of a fence. */
export function readFenceMeta(meta: string): FenceMeta {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1] ?? null;
  return {
    title: read('title'),
    schema: read('schema'),
    unchecked: read('unchecked'),
    run: read('run'),
  };
}

/** The metadata without what is not shown: the highlighter would mark quoted words in the code. */
export function withoutCheckMeta(meta: string): string {
  return meta.replace(NOT_SHOWN, '');
}

/** Code with removed lines emptied, so that the others keep their line numbers. */
export function withoutRemovedLines(code: string): string {
  return code
    .split('\n')
    .map((line) => (line.includes('[!code --]') ? '' : line))
    .join('\n');
}
