import type { z } from '@hono/zod-openapi';

const components = new Map<string, z.ZodType>();
const names = new WeakMap<object, string>();
const examplesByDef = new WeakMap<object, readonly unknown[]>();

interface ComponentDocs {
  description: string;
  examples?: readonly unknown[];
  /**
   * Schemas that are published instead of the schema's own fields, as a union: a value matches exactly one of them.
   * Code that handles a parsed value reads the fields of the schema itself.
   */
  variants?: readonly z.ZodType[];
  /** JSON Schema keywords that zod can't express, such as `minProperties`. */
  keywords?: Record<string, unknown>;
}

/**
 * Registers a schema under a name in `components/schemas` of the document.
 * A schema refers to others as constants, so it's always registered after them.
 */
export function component<T extends z.ZodType>(name: string, schema: T, docs: ComponentDocs): T {
  if (components.has(name)) throw new Error(`The component ${name} is defined twice.`);
  const { description, examples, keywords, variants } = docs;
  const named = schema.openapi(name, {
    ...keywords,
    description,
    ...(variants ? { 'x-variants': variants.map(requiredName) } : {}),
    ...(examples ? { examples: [...examples] as z.input<T>[] } : {}),
  });
  components.set(name, named);
  names.set(named.def, name);
  examplesByDef.set(named.def, examples ?? []);
  return named;
}

function requiredName(schema: z.ZodType): string {
  const name = componentName(schema);
  if (name === undefined) throw new Error('A variant must be a component.');
  return name;
}

/** The registered name of a schema. A copy with another description has the same name. */
export function componentName(schema: { def: object }): string | undefined {
  return names.get(schema.def);
}

/** The examples of a registered schema. */
export function componentExamples(schema: { def: object }): readonly unknown[] {
  return examplesByDef.get(schema.def) ?? [];
}

/** The schemas registered so far, each after the ones it refers to. */
export function namedComponents(): ReadonlyMap<string, z.ZodType> {
  return components;
}
