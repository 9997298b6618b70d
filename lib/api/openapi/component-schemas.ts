import { OpenAPIHono } from '@hono/zod-openapi';
import type { SchemaObject } from 'openapi3-ts/oas31';
// Registers the components of all operations.
import '../operations';
import { namedComponents } from '../contract/component';
import { plainCopy } from './json';
import { normalizeSchemas } from './normalize-document';
// Registers the components of all topics.
import '../topics';

let generated: Readonly<Record<string, SchemaObject>> | undefined;

function generate(): Readonly<Record<string, SchemaObject>> {
  const { openAPIRegistry, getOpenAPI31Document } = new OpenAPIHono();
  for (const [name, schema] of namedComponents()) openAPIRegistry.register(name, schema);
  const info = { title: 'Components', version: '2.0.0' };
  const { components } = getOpenAPI31Document({ openapi: '3.1.0', info });
  return normalizeSchemas(plainCopy(components?.schemas));
}

/** The JSON Schema of a named component, as in the document. */
export function componentSchema(name: string): SchemaObject {
  generated ??= generate();
  const schema = Object.hasOwn(generated, name) ? generated[name] : undefined;
  if (!schema) throw new Error(`There is no component ${name}.`);
  return schema;
}

/** The names of all components, each after the ones it refers to. */
export function componentNames(): string[] {
  return [...namedComponents().keys()];
}
