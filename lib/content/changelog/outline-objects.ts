import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import { isObjectSchema, type SchemaOrReference } from '../../api/openapi/document-types';
import { listOperations } from '../../api/openapi/list-operations';
import { jsonContent, successesOf } from '../../api/openapi/operation-parts';
import { referencedSchemaName, resolve } from '../../api/openapi/resolve';
import { innerSchemas } from '../../api/openapi/schema-walk';
import type { Facts } from './facts';
import { fieldFacts } from './outline-schemas';

/** The named objects that fields and responses refer to, with their fields. */
export function outlineObjects(document: OpenAPIObject): Readonly<Record<string, Facts>> {
  return Object.fromEntries(
    [...sharedObjects(document)]
      .sort()
      .map((name) => [
        name,
        prefixed(fieldFacts(document, { $ref: `#/components/schemas/${name}` }, '')),
      ]),
  );
}

/** Whether the fields of a response are listed with its operation, since nothing else refers to its schema. */
export function isInlined(document: OpenAPIObject, schema: SchemaOrReference): boolean {
  const name = referencedSchemaName(schema);
  return !name || !sharedObjects(document).has(name);
}

function prefixed(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, text]) => [`field \`${name}\``, text]),
  );
}

const shared = new WeakMap<OpenAPIObject, ReadonlySet<string>>();

/** The objects that a field or an entry of a list refers to, or that several operations return. */
function sharedObjects(document: OpenAPIObject): ReadonlySet<string> {
  const known = shared.get(document);
  if (known) return known;
  const found = new Set<string>();
  for (const schema of Object.values(document.components?.schemas ?? {})) {
    for (const inner of fieldSchemas(schema)) addObjects(document, inner, found);
  }
  const returned = listOperations(document).flatMap(({ operation }) =>
    successesOf(document, operation).flatMap(({ response }) => {
      const schema = jsonContent(response)?.schema;
      if (!schema) return [];
      if (!referencedSchemaName(schema)) addObjects(document, schema, found);
      return referencedSchemaName(schema) ?? [];
    }),
  );
  for (const [index, name] of returned.entries()) {
    if (returned.indexOf(name) !== index) found.add(name);
  }
  shared.set(document, found);
  return found;
}

/** The schemas of fields; the variants of an object are not its fields. */
function fieldSchemas(schema: SchemaOrReference): SchemaOrReference[] {
  const { properties = {}, items } = schema as SchemaObject;
  return [...Object.values(properties), ...(items ? [items] : [])];
}

function addObjects(document: OpenAPIObject, schema: SchemaOrReference, found: Set<string>): void {
  const name = referencedSchemaName(schema);
  if (name) {
    if (isObjectSchema(resolve<SchemaObject>(document, schema))) found.add(name);
    return;
  }
  for (const inner of innerSchemas(schema)) addObjects(document, inner, found);
}
