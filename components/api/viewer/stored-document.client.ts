import { resolvePath } from './local-references.client';
import type { System } from './system.client';

type Document = Readonly<Record<string, unknown>>;

/**
 * The part of a document that Swagger UI keeps in its store. It converts all of that on the way, so what only references
 * lead to is left out. Before OpenAPI 3.1, it looks up schemas that contain themselves in the store.
 */
export function storedDocument(document: Document): Document {
  if (!/^3\.[1-9]/.test(String(document.openapi))) return document;
  const { securitySchemes } = (document.components ?? {}) as { securitySchemes?: unknown };
  return { ...document, components: { securitySchemes } };
}

/**
 * Replaces the action of Swagger UI that resolves the references of an operation. The original one waits for others, and
 * then converts every open operation again.
 */
export function resolveAtOnce(document: Document) {
  return (_original: unknown, { specActions }: System) =>
    (path: readonly string[]) =>
      specActions.updateResolvedSubtree(path, resolvePath(document, path));
}
