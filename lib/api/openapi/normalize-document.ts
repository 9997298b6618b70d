import {
  type ComponentsObject,
  type ContentObject,
  isReferenceObject,
  type MediaTypeObject,
  type OpenAPIObject,
  type ParameterObject,
  type ReferenceObject,
  type ResponseObject,
  type SchemaObject,
} from 'openapi3-ts/oas31';
import {
  asSchema,
  type DocumentOperation,
  type GeneratedParameter,
  type GeneratedResponse,
  type SchemaOrReference,
} from './document-types';
import { mapOperations } from './list-operations';
import { referencedSchemaName } from './resolve';
import { mapSchemas, mapValues } from './schema-walk';

/** Parts that several operations share, by their names in the components. */
interface SharedParts {
  parameters: Record<string, ParameterObject>;
  responses: Record<string, ResponseObject>;
}

/** Makes a generated document readable: references instead of copies, in a fixed order. */
export function normalizeDocument(document: OpenAPIObject): OpenAPIObject {
  const { openapi, info, externalDocs, servers, tags } = document;
  const shared: SharedParts = { parameters: {}, responses: {} };
  const normalize = ({ operation }: { operation: DocumentOperation }) =>
    normalizeOperation(operation, shared);
  return {
    openapi,
    info,
    ...(externalDocs && { externalDocs }),
    ...(servers && { servers }),
    ...(tags && { tags }),
    paths: mapOperations(document.paths, normalize),
    webhooks: mapOperations(document.webhooks, normalize),
    components: normalizeComponents(document.components, shared),
  };
}

/** The schemas of a generated document, normalized as in {@link normalizeDocument}. */
export function normalizeSchemas(
  generated: ComponentsObject['schemas'] = {},
): Record<string, SchemaObject> {
  const schemas = mapValues(generated, (schema) => normalizeSchema(withVariants(schema)));
  return mapValues(schemas, (schema) => withoutNestedDiscriminator(schema, schemas));
}

function normalizeComponents(
  components: ComponentsObject = {},
  shared: SharedParts,
): ComponentsObject {
  const { schemas, headers = {}, ...others } = components;
  const kinds: ComponentsObject = {
    ...others,
    schemas: normalizeSchemas(schemas),
    headers: mapValues(headers, (header) =>
      isReferenceObject(header) ? header : { ...header, ...normalizedSchemaOf(header) },
    ),
    ...shared,
  };
  return sortKeys(
    Object.fromEntries(Object.entries(kinds).map(([kind, parts]) => [kind, sortKeys(parts)])),
  );
}

function normalizeOperation(operation: DocumentOperation, shared: SharedParts): DocumentOperation {
  const { parameters, requestBody, responses } = operation;
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map((parameter) =>
        isReferenceObject(parameter)
          ? parameter
          : share(normalizeParameter(parameter), shared.parameters),
      ),
    }),
    ...(requestBody &&
      !isReferenceObject(requestBody) && {
        requestBody: { ...requestBody, content: normalizeContent(requestBody.content) },
      }),
    ...(responses && {
      responses: mapValues<ResponseObject | ReferenceObject, ResponseObject | ReferenceObject>(
        responses,
        (response) =>
          isReferenceObject(response)
            ? response
            : share(normalizeResponse(response), shared.responses),
      ),
    }),
  };
}

/** The name of a parameter comes first; its description is beside it and not in its schema too. */
function normalizeParameter(parameter: GeneratedParameter): GeneratedParameter {
  const { name, in: location, required = false, description, schema, ...rest } = parameter;
  const { 'x-sample': _sample, ...published } = rest;
  const { description: _description, ...plain } = normalizeSchema(schema ?? {});
  return {
    name,
    in: location,
    required,
    ...(description === undefined ? {} : { description }),
    schema: plain,
    ...published,
  };
}

function normalizeResponse(response: GeneratedResponse): GeneratedResponse {
  const { content } = response;
  return { ...response, ...(content && { content: normalizeContent(content) }) };
}

/** The schema of a body comes before its examples. */
function normalizeContent(content: ContentObject): ContentObject {
  return mapValues(content, (media): MediaTypeObject => {
    const { schema: _, ...rest } = media;
    const normalized = normalizedSchemaOf(media);
    return 'examples' in media ? { ...normalized, ...rest } : { ...media, ...normalized };
  });
}

function normalizedSchemaOf({ schema }: { schema?: SchemaOrReference }) {
  return schema && { schema: normalizeSchema(schema) };
}

function normalizeSchema(schema: SchemaOrReference): SchemaObject {
  return asSchema(mapSchemas(schema, flattenReference));
}

/**
 * The generator writes a reference with a description beside it as `allOf`. OpenAPI 3.1 allows the description
 * next to `$ref`, which tools read better.
 */
function flattenReference(schema: SchemaOrReference): SchemaOrReference {
  const { allOf, ...rest } = asSchema(schema);
  const [reference, annotations, ...further] = allOf ?? [];
  if (!reference || !annotations || further.length > 0 || !isReferenceObject(reference)) {
    return schema;
  }
  const isAnnotation = (key: string) => key === 'description' || key === 'examples';
  return Object.keys(annotations).every(isAnnotation)
    ? { ...reference, ...annotations, ...rest }
    : schema;
}

/** A schema with variants is published as the union of them. */
function withVariants(schema: SchemaOrReference): SchemaOrReference {
  const { 'x-variants': variants, description, examples } = asSchema(schema);
  if (!Array.isArray(variants)) return schema;
  return {
    oneOf: variants.map((name) => ({ $ref: `#/components/schemas/${name}` })),
    ...(description && { description }),
    ...(examples && { examples }),
  };
}

/** Moves a part that has a component name to the shared parts, and returns a reference to it. */
function share<T extends GeneratedParameter | GeneratedResponse>(
  part: T,
  shared: Record<string, Omit<T, 'x-component'>>,
): Omit<T, 'x-component'> | ReferenceObject {
  const { 'x-component': name, ...published } = part;
  if (name === undefined) return published;
  const kind = 'in' in published ? 'parameters' : 'responses';
  const present = shared[name];
  if (present && JSON.stringify(present) !== JSON.stringify(published)) {
    throw new Error(`Two different ${kind} have the name ${name}.`);
  }
  shared[name] = published;
  return { $ref: `#/components/${kind}/${name}` };
}

/**
 * A discriminator has to lead to objects. If a variant is a union too, the discriminator is left out: the
 * constants in the variants distinguish them.
 */
function withoutNestedDiscriminator(
  schema: SchemaObject,
  schemas: Readonly<Record<string, SchemaObject>>,
): SchemaObject {
  const { discriminator, ...rest } = schema;
  const isUnion = ($ref: string) => schemas[referencedSchemaName({ $ref }) ?? '']?.oneOf;
  return Object.values(discriminator?.mapping ?? {}).some(isUnion) ? rest : schema;
}

function sortKeys<T extends object>(value: T): T {
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries) as T;
}
