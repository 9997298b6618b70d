import { OpenAPIHono } from '@hono/zod-openapi';
import '../api/operations';
import { namedComponents } from '../api/contract/component';
import { isJsonObject, type JsonObject } from './json';
import { normalise } from './normalize-document';
import '../api/topics';

let generated: JsonObject | undefined;

function generate(): JsonObject {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  for (const [name, schema] of namedComponents()) openAPIRegistry.register(name, schema);
  const document = getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Components', version: '2.0.0' },
  });
  const { components } = normalise(JSON.parse(JSON.stringify(document)) as JsonObject);
  const schemas = isJsonObject(components) ? components.schemas : undefined;
  if (!isJsonObject(schemas)) throw new Error('The generator made no schemas.');
  return schemas;
}

/** The JSON Schema of a named component, as it stands in the document. */
export function componentSchema(name: string): JsonObject {
  generated ??= generate();
  const schema = generated[name];
  if (!isJsonObject(schema)) throw new Error(`There is no component ${name}.`);
  return schema;
}

/** The names of all components, each after the ones it refers to. */
export function componentNames(): string[] {
  return [...namedComponents().keys()];
}
