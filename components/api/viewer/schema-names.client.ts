import { fill } from '@/lib/messages/fill';
import type { ComponentType, System, ViewerMessages } from './system.client';

interface Schema {
  /** The reference that led to the schema, which the resolver keeps. */
  $$ref?: unknown;
  title?: unknown;
  items?: unknown;
  properties?: unknown;
}

interface TitleProps {
  title?: string;
  schema: unknown;
}

interface TypeProps {
  schema: unknown;
  isCircular?: boolean;
}

/** Names a variant by its schema or by the fixed value of a field such as `type`, not by its number. */
export function nameVariants(messages: ViewerMessages) {
  return (Original: ComponentType<TitleProps>, system: System) => {
    const { createElement: h } = system.React;
    return function Title(props: TitleProps) {
      const [, number] = /^#(\d+) /.exec(props.title ?? '') ?? [];
      if (number === undefined) return h(Original, props);
      const name =
        schemaName(props.schema) ??
        fixedValue(props.schema) ??
        fill(messages.variant, { number: String(Number(number) + 1) });
      return h(Original, { ...props, title: name });
    };
  };
}

/** Shows the name of a schema as the type of a field: `Customer`, and `array<Review>` for a list. */
export function nameTypes(Original: ComponentType<TypeProps>, system: System) {
  const { createElement: h } = system.React;
  return function Type(props: TypeProps) {
    const name = typeName(props.schema);
    if (!name || props.isCircular) return h(Original, props);
    return h(
      'strong',
      {
        className: 'json-schema-2020-12__attribute json-schema-2020-12__attribute--primary',
      },
      name,
    );
  };
}

/** The type of a field. A string or a number is better described by its own type than by the name of its schema. */
export function typeName(schema: unknown): string | undefined {
  if (isComposed(schema)) return schemaName(schema);
  const item = isSchema(schema) && isComposed(schema.items) ? schemaName(schema.items) : undefined;
  return item && `array<${item}>`;
}

function isComposed(schema: unknown): boolean {
  return isSchema(schema) && ['properties', 'oneOf', 'anyOf', 'allOf'].some((key) => key in schema);
}

/** The name of a schema in the components of the document, or its title. */
export function schemaName(schema: unknown): string | undefined {
  if (!isSchema(schema)) return undefined;
  const reference = typeof schema.$$ref === 'string' ? schema.$$ref : '';
  const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec(reference) ?? [];
  return name ?? (typeof schema.title === 'string' ? schema.title : undefined);
}

/** The first field with a fixed value, which distinguishes a variant from the others: `type: "product"`. */
export function fixedValue(schema: unknown): string | undefined {
  if (!isSchema(schema) || typeof schema.properties !== 'object') return undefined;
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const { const: value, enum: values } = (field ?? {}) as { const?: unknown; enum?: unknown };
    const fixed = value ?? (Array.isArray(values) && values.length === 1 ? values[0] : undefined);
    if (typeof fixed === 'string') return `${name}: ${fixed}`;
  }
  return undefined;
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}
