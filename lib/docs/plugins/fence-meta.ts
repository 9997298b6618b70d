/** The metadata of a code fence, which follows the language. */
export interface FenceMeta {
  title: string | null;
  /** Schema that the sample is validated against. */
  schema: string | null;
  /** Why the sample is not checked. */
  unchecked: string | null;
}

const FOR_CHECKS = /\s*\b(?:schema|unchecked)="[^"]*"/g;

/** Reads `title="…"`, `schema="…"` and `unchecked="…"` of a fence. */
export function readFenceMeta(meta: string): FenceMeta {
  const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(meta)?.[1] ?? null;
  return { title: read('title'), schema: read('schema'), unchecked: read('unchecked') };
}

/** The metadata without what only the checks read: the highlighter would mark quoted words in the code. */
export function withoutCheckMeta(meta: string): string {
  return meta.replace(FOR_CHECKS, '');
}
