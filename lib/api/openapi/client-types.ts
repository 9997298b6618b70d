import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { asSchema } from './document-types';
import { mapSchemas, mapValues } from './schema-walk';

/** A JSDoc tag that repeats what the type below it says. */
const ENUM_TAG = /\n *\* @enum \{[^}]*\}/g;

/** TypeScript types of the operations, bodies and webhooks of a document, for a typed client. */
export async function clientTypes(document: OpenAPIObject): Promise<string> {
  // The generator resolves references in place, so it gets a copy.
  const copy = JSON.stringify(withoutDiscriminators(document));
  const types = astToString(await openapiTS(copy)).replaceAll(ENUM_TAG, '');
  return `/** Types of the REST API, made from its OpenAPI document. */\n\n${types}`;
}

/**
 * The constants in the variants of a union are enough to distinguish them. The generator would replace them for each
 * discriminator, and add a note about that to their descriptions.
 */
function withoutDiscriminators(document: OpenAPIObject): OpenAPIObject {
  const { schemas = {}, ...components } = document.components ?? {};
  const plain = mapValues(schemas, (schema) =>
    asSchema(
      mapSchemas(schema, (each) => {
        const { discriminator: _, ...rest } = asSchema(each);
        return rest;
      }),
    ),
  );
  return { ...document, components: { ...components, schemas: plain } };
}
