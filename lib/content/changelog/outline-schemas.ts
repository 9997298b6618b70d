import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import { asSchema, isObjectSchema, type SchemaOrReference } from '../../api/openapi/document-types';
import { constraintsOf } from '../../api/openapi/field-constraints';
import { referencedSchemaName, resolve } from '../../api/openapi/resolve';
import type { Facts } from './facts';

const OPTIONAL = ', optional';

/**
 * The fields of an object, those of inline objects included. The variants of an object become one list: a field that
 * some variants don't have is optional.
 */
export function fieldFacts(
  document: OpenAPIObject,
  schema: SchemaOrReference,
  prefix: string,
): Facts {
  const resolved = resolve<SchemaObject>(document, schema);
  if (resolved.oneOf) {
    return mergeVariants(resolved.oneOf.map((variant) => fieldFacts(document, variant, prefix)));
  }
  if (resolved.items) {
    // A named object is listed once, apart from the lists that contain it.
    return referencedSchemaName(resolved.items) ? {} : fieldFacts(document, resolved.items, prefix);
  }
  const facts: Record<string, string> = {};
  for (const [name, property] of Object.entries(resolved.properties ?? {})) {
    const isOptional = !resolved.required?.includes(name);
    facts[prefix + name] = typeText(document, property) + (isOptional ? OPTIONAL : '');
    for (const inline of inlineObjects(asSchema(property))) {
      Object.assign(facts, fieldFacts(document, inline, `${prefix}${name}.`));
    }
  }
  return facts;
}

/** A type with its limits, such as `string, 1 to 255 characters` or `array of Review`. */
export function typeText(document: OpenAPIObject, schema: SchemaOrReference): string {
  const name = referencedSchemaName(schema);
  const resolved = resolve<SchemaObject>(document, schema);
  if (name && isObjectSchema(resolved)) return name;
  const { anyOf, items, type, enum: values } = resolved;
  if (anyOf) return anyOf.map((each) => typeText(document, each)).join(' or ');
  if (Array.isArray(type)) {
    return type.map((each) => typeText(document, { ...resolved, type: each })).join(' or ');
  }
  if (type === 'null') return 'null';
  if (values) return values.map((value) => JSON.stringify(value)).join(' or ');
  const preset = resolved.default === undefined ? [] : [`default ${resolved.default}`];
  const limits = [...constraintsOf(resolved), ...preset].join(', ');
  if (type !== 'array' || !items) return (type ?? 'any') + (limits && `, ${limits}`);
  const entry = typeText(document, items);
  return `array of ${entry.includes(', ') ? `(${entry})` : entry}${limits && `, ${limits}`}`;
}

/** The objects without a name that a field has as its value, its entries, or one of its alternatives. */
function inlineObjects(schema: SchemaObject): SchemaObject[] {
  if (referencedSchemaName(schema)) return [];
  if (schema.properties) return [schema];
  const inner = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])];
  return inner.flatMap((each) => inlineObjects(asSchema(each)));
}

function mergeVariants(variants: readonly Facts[]): Facts {
  const names = [...new Set(variants.flatMap((facts) => Object.keys(facts)))];
  return Object.fromEntries(
    names.map((name) => {
      const texts = variants.flatMap((facts) => facts[name] ?? []);
      const isOptional = texts.length < variants.length || texts.some((t) => t.endsWith(OPTIONAL));
      const types = new Set(texts.map((text) => text.replace(OPTIONAL, '')));
      return [name, [...types].join(' or ') + (isOptional ? OPTIONAL : '')];
    }),
  );
}
