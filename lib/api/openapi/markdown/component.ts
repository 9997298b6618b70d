import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import { asSchema, isObjectSchema, type SchemaOrReference } from '../document-types';
import { describeComponent } from '../fields';
import type { ListedOperation } from '../list-operations';
import { jsonContent, successesOf } from '../operation-parts';
import { referencedSchemaName } from '../resolve';
import { innerSchemas } from '../schema-walk';
import { groupLines } from './field-lines';
import { codeSpan } from './markdown-text';
import { bodySchemasOf } from './operation';

/**
 * The names of the objects that operations return and that their bodies contain, each followed by those inside it.
 * The fields of a body itself are described with its operation.
 */
export function componentsOf(
  document: OpenAPIObject,
  operations: readonly ListedOperation[],
): string[] {
  const found = new Set<string>();
  const collect = (schema: SchemaOrReference) => {
    const name = referencedSchemaName(schema);
    if (name && !found.has(name)) {
      found.add(name);
      collect(componentOf(document, name));
    }
    innerSchemas(schema).forEach(collect);
  };
  for (const { operation } of operations) {
    for (const { response } of successesOf(document, operation)) {
      collect(jsonContent(response)?.schema ?? {});
    }
    for (const { name } of bodySchemasOf(document, operation)) {
      innerSchemas(componentOf(document, name)).forEach(collect);
    }
  }
  return [...found].filter((name) => isObjectSchema(componentOf(document, name)));
}

/** A named object below a heading: its fields, or the names of its variants if it has several. */
export function componentMarkdown(document: OpenAPIObject, name: string): string {
  const { oneOf = [] } = componentOf(document, name);
  const variants = oneOf.flatMap((variant) => referencedSchemaName(variant) ?? []);
  const text =
    variants.length > 0
      ? `One of ${variants.map(codeSpan).join(', ')}.`
      : groupLines(describeComponent(name)).join('\n').trim();
  return `### ${name}\n\n${text}`;
}

function componentOf({ components }: OpenAPIObject, name: string): SchemaObject {
  return asSchema(components?.schemas?.[name] ?? {});
}
