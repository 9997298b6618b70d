import type { SchemaObject } from 'openapi3-ts/oas31';
import { namedComponents } from '../contract/component';
import { asSchema } from './document-types';
import { siteDocument } from './site-document';

/** The JSON Schema of a named component, as in the document. */
export function componentSchema(name: string): SchemaObject {
  const { schemas = {} } = siteDocument().components ?? {};
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (!schema) throw new Error(`There is no component ${name}.`);
  return asSchema(schema);
}

/** The names of all components, each after the ones it refers to. */
export function componentNames(): string[] {
  return [...namedComponents().keys()];
}
