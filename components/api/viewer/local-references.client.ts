import { child, isObject, type JsonObject } from './json-object.client';

/**
 * Replaces the resolver of Swagger's client, which is larger than the rest of the viewer and slow. It follows
 * references within the document only: the page requests nothing but the document itself.
 */

type Json = unknown;

/** Keys whose values map names to objects, so a key below them is a name. */
const MAPS: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', '$defs', 'definitions'],
  ...['responses', 'headers', 'content', 'examples', 'links', 'callbacks', 'encoding', 'schemas'],
]);

/** Keys whose values are data, in which `$ref` is no reference. */
const DATA: ReadonlySet<string> = new Set(['example', 'default', 'enum', 'const', 'value']);

/** No operation has that many objects. The limit keeps nested references from filling the memory. */
const MAX_OBJECTS = 50_000;

/** Replaces the references in a value with what they refer to. Keeps those that lead back to themselves or nowhere. */
export function resolveReferences(document: Json, value: Json): Json {
  let objects = 0;

  function resolveObject(object: JsonObject, followed: readonly string[], isMap: boolean): Json {
    objects += 1;
    const reference = isMap ? undefined : object.$ref;
    if (typeof reference === 'string') {
      const target = followed.includes(reference) ? undefined : valueAt(document, reference);
      if (!isObject(target) || objects > MAX_OBJECTS) return object;
      const { $ref: _, ...beside } = object;
      const resolved = resolveObject(target, [...followed, reference], false);
      // Swagger UI reads the name of a schema from `$$ref`.
      return { ...(resolved as JsonObject), ...beside, $$ref: reference };
    }
    const entries = Object.entries(object).filter(([key]) => key !== '__proto__');
    return Object.fromEntries(
      entries.map(([key, item]) => {
        const isData = !isMap && (DATA.has(key) || key.startsWith('x-'));
        return [key, isData ? item : resolveItem(item, followed, !isMap && MAPS.has(key))];
      }),
    );
  }

  function resolveItem(item: Json, followed: readonly string[], isMap: boolean): Json {
    if (Array.isArray(item)) {
      // A list of examples is data; a map of them has objects that can be references.
      return isMap ? item : item.map((each) => resolveItem(each, followed, false));
    }
    return isObject(item) ? resolveObject(item, followed, isMap) : item;
  }

  return resolveItem(value, [], false);
}

/** The object at a path of the document, with its references resolved and, for an operation, the parameters of its path. */
export function resolvePath(document: Json, path: readonly string[]): Json {
  const value = path.reduce<Json>(child, document);
  const parent = path.slice(0, -1).reduce<Json>(child, document);
  const resolved = resolveReferences(document, value);
  const isOperation = path.length === 3 && (path[0] === 'paths' || path[0] === 'webhooks');
  const inherited = isOperation ? child(parent, 'parameters') : undefined;
  if (!Array.isArray(inherited) || !isObject(resolved)) return resolved ?? null;
  const own = Array.isArray(resolved.parameters) ? resolved.parameters : [];
  const keys = new Set(own.map(parameterKey));
  const others = (resolveReferences(document, inherited) as Json[]).filter(
    (parameter) => !keys.has(parameterKey(parameter)),
  );
  return { ...resolved, parameters: [...own, ...others] };
}

function parameterKey(parameter: Json): string {
  return JSON.stringify([child(parameter, 'in'), child(parameter, 'name')]);
}

function valueAt(document: Json, reference: string): Json {
  if (!reference.startsWith('#/')) return undefined;
  try {
    const keys = decodeURIComponent(reference.slice(2)).split('/');
    return keys
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<Json>(child, document);
  } catch {
    return undefined;
  }
}
