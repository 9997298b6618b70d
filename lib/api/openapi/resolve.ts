import type { OpenAPIObject, ReferenceObject } from 'openapi3-ts/oas31';
import { pointerKeys, valueAtPointer } from './json-pointer';

/** A reference that has no target, leads back to itself, or leads out of the document. */
export class UnresolvedReferenceError extends Error {
  constructor(
    readonly reference: string,
    reason: string,
  ) {
    super(`The reference "${reference}" ${reason}.`);
    this.name = 'UnresolvedReferenceError';
  }
}

/**
 * Follows a reference within a document, and references that it leads to. Returns other values unchanged.
 *
 * @throws UnresolvedReferenceError
 */
export function resolve<T extends object>(document: OpenAPIObject, value: T | ReferenceObject): T {
  const followed = new Set<string>();
  let current: object = value;
  for (;;) {
    const reference = referenceOf(current);
    // The document is typed, so what a reference for T leads to is a T.
    if (reference === undefined) return current as T;
    if (followed.has(reference)) {
      throw new UnresolvedReferenceError(reference, 'leads back to itself');
    }
    followed.add(reference);
    current = targetOf(document, reference);
  }
}

/** The name of the schema in `components/schemas` that a reference leads to; `undefined` for anything else. */
export function referencedSchemaName(value: object): string | undefined {
  const reference = referenceOf(value);
  if (!reference?.startsWith('#/components/schemas/')) return undefined;
  const [, , name, ...further] = pointerKeys(pointerOf(reference));
  return further.length === 0 ? name : undefined;
}

function referenceOf(value: object): string | undefined {
  const reference = '$ref' in value ? value.$ref : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

function targetOf(document: OpenAPIObject, reference: string): object {
  const target = valueAtPointer(document, pointerOf(reference));
  if (typeof target === 'object' && target !== null) return target;
  throw new UnresolvedReferenceError(reference, 'has no target');
}

/** The JSON pointer of a reference: its fragment, with percent-encoding removed (RFC 6901 §6). */
function pointerOf(reference: string): string {
  if (!reference.startsWith('#')) {
    throw new UnresolvedReferenceError(reference, 'leads out of the document');
  }
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    throw new UnresolvedReferenceError(reference, 'is not a valid URI fragment');
  }
}
