import type { z } from '@hono/zod-openapi';

const components = new Map<string, z.ZodType>();
const names = new WeakMap<object, string>();
const examplesByDef = new WeakMap<object, readonly unknown[]>();

interface ComponentDocs {
  description: string;
  examples?: readonly unknown[];
  /** Keywords that zod cannot express, such as `anyOf` over required names. */
  keywords?: Record<string, unknown>;
}

/**
 * Gives a schema its name in `components/schemas` of the document.
 * Schemas refer to each other as constants, so the order of registration is the order of dependence.
 */
export function component<T extends z.ZodType>(name: string, schema: T, docs: ComponentDocs): T {
  if (components.has(name)) throw new Error(`The component ${name} is defined twice.`);
  const { description, examples, keywords } = docs;
  const named = schema.openapi(name, {
    ...keywords,
    description,
    ...(examples ? { examples: [...examples] as z.input<T>[] } : {}),
  });
  components.set(name, named);
  names.set(named.def, name);
  examplesByDef.set(named.def, examples ?? []);
  return named;
}

/** The name under which a schema was registered; a described copy of it has the same name. */
export function componentName(schema: { def: object }): string | undefined {
  return names.get(schema.def);
}

/** The examples of a named schema. */
export function componentExamples(schema: { def: object }): readonly unknown[] {
  return examplesByDef.get(schema.def) ?? [];
}

/** All named schemas that have been defined so far, each after the ones it refers to. */
export function namedComponents(): ReadonlyMap<string, z.ZodType> {
  return components;
}
