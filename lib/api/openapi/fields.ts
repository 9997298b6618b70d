import type { z } from '@hono/zod-openapi';
import type { ParameterObject, SchemaObject } from 'openapi3-ts/oas31';
import { componentName } from '../contract/component';
import { componentSchema } from './component-schemas';
import { asSchema, isObjectSchema } from './document-types';
import { constraintsOf } from './field-constraints';
import { referencedSchemaName } from './resolve';

/** One field of an object, ready for a table. */
export interface FieldDescription {
  name: string;
  /** Such as `string`, `array of integer`, or the names of objects joined by `or`. */
  type: string;
  nullable: boolean;
  optional: boolean;
  /** Limits as text. */
  constraints: string[];
  minimum?: number;
  maximum?: number;
  description: string;
  /** The value that applies if the field is omitted, as JSON. */
  defaultValue?: string;
  enumValues?: string[];
  /** The named object in the field, or in each of its entries. */
  ref?: string;
  /** The fields of an inline object, one without a named schema. */
  fields?: FieldDescription[];
}

/** The fields of an object, or of one variant of it. */
export interface FieldGroup {
  /** The name of the variant; none for an object without variants. */
  variant?: string;
  /** The constants that distinguish the variant, such as `type: redeem`. */
  when?: string;
  fields: FieldDescription[];
}

interface Alternatives {
  schemas: SchemaObject[];
  nullable: boolean;
}

/** The alternatives of a schema without null, and whether null is one of them. */
function alternativesOf(schema: SchemaObject): Alternatives {
  const { anyOf, type } = schema;
  if (anyOf) {
    const rest = anyOf.map(asSchema).filter((entry) => entry.type !== 'null');
    return { schemas: rest, nullable: rest.length < anyOf.length };
  }
  if (Array.isArray(type)) {
    const rest = type.filter((word) => word !== 'null');
    return {
      schemas: [{ ...schema, type: rest[0] ?? 'null' }],
      nullable: rest.length < type.length,
    };
  }
  return { schemas: [schema], nullable: type === 'null' };
}

/** A reference to a plain value, such as an enumeration, is shown as that value. */
function resolvePlain(schema: SchemaObject): SchemaObject {
  const name = referencedSchemaName(schema);
  if (!name) return schema;
  const target = componentSchema(name);
  return isObjectSchema(target) ? schema : { ...target, ...schema };
}

function typeOf(schema: SchemaObject): string {
  const plain = resolvePlain(schema);
  if (plain.type === 'array' && plain.items) return `array of ${typeOf(asSchema(plain.items))}`;
  return typeof plain.type === 'string' ? plain.type : (referencedSchemaName(plain) ?? 'any');
}

function enumOf(schema: SchemaObject): string[] | undefined {
  const { enum: values, items } = resolvePlain(schema);
  if (values) return values.filter((value) => value !== null).map(String);
  return items && enumOf(asSchema(items));
}

function namedObject({ items, ...schema }: SchemaObject): string | undefined {
  const name = referencedSchemaName(schema) ?? (items && referencedSchemaName(items));
  return name && isObjectSchema(componentSchema(name)) ? name : undefined;
}

function inlineFields(schema: SchemaObject): FieldDescription[] | undefined {
  if (schema.properties) return fieldsOf(schema);
  return schema.items && inlineFields(asSchema(schema.items));
}

function fieldOf(name: string, schema: SchemaObject, optional: boolean): FieldDescription {
  const { schemas, nullable } = alternativesOf(schema);
  const [only] = schemas.length === 1 ? schemas : [];
  const enumValues = only && enumOf(only);
  const ref = only && namedObject(only);
  const fields = only && inlineFields(only);
  const plain: SchemaObject = only ? resolvePlain(only) : {};
  const { minimum, maximum } = plain;
  return {
    name,
    type: schemas.map(typeOf).join(' or '),
    nullable,
    optional,
    constraints: constraintsOf(plain),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    description: schema.description ?? '',
    ...(schema.default === undefined ? {} : { defaultValue: JSON.stringify(schema.default) }),
    ...(enumValues ? { enumValues } : {}),
    ...(ref ? { ref } : {}),
    ...(fields ? { fields } : {}),
  };
}

function fieldsOf({ properties = {}, required = [] }: SchemaObject): FieldDescription[] {
  return Object.entries(properties).map(([name, schema]) =>
    fieldOf(name, asSchema(schema), !required.includes(name)),
  );
}

/** The constants that distinguish a variant, such as `type: redeem`. */
function discriminatorsOf({ properties = {} }: SchemaObject, keys: readonly string[]): string {
  return keys
    .flatMap((key) => {
      const values = properties[key] && asSchema(properties[key]).enum;
      return values ? [`${key}: ${values.join(', ')}`] : [];
    })
    .join(', ');
}

function groupsOf(name: string, keys: readonly string[]): FieldGroup[] {
  const schema = componentSchema(name);
  const { oneOf, discriminator } = schema;
  if (!oneOf) {
    const fields = fieldsOf(schema);
    return keys.length === 0
      ? [{ fields }]
      : [{ variant: name, when: discriminatorsOf(schema, keys), fields }];
  }
  const key = discriminator?.propertyName ?? 'type';
  return oneOf.flatMap((entry) => groupsOf(referencedSchemaName(entry) ?? '', [...keys, key]));
}

/**
 * The groups of a union. Variants without distinguishing constants, such as the ways to identify a customer, become
 * one group with the fields of all, since their descriptions state when each is accepted.
 */
function variantGroups(name: string): FieldGroup[] {
  const groups = groupsOf(name, []);
  if (groups.length === 1 || groups.some(({ when }) => when !== '')) return groups;
  const fields = new Map(
    groups.flatMap((group) => group.fields.map((field) => [field.name, field])),
  );
  const isOptional = (fieldName: string) =>
    groups.some(
      (group) => group.fields.find((field) => field.name === fieldName)?.optional ?? true,
    );
  return [
    {
      fields: [...fields.values()].map((field) => ({ ...field, optional: isOptional(field.name) })),
    },
  ];
}

function nameOf(schema: z.ZodType): string {
  const name = componentName(schema);
  if (!name) throw new Error('Only named schemas can be described.');
  return name;
}

/** The fields of an object by the name of its component, one group for each of its variants. */
export function describeComponent(name: string): FieldGroup[] {
  return variantGroups(name);
}

/** A parameter of a document, described like a field. */
export function describeParameter(parameter: ParameterObject): FieldDescription {
  const { name, schema = {}, description = '', required = false } = parameter;
  return fieldOf(name, { ...asSchema(schema), description }, !required);
}

/** The fields of a named object, one group for each of its variants. */
export function describeFieldGroups(schema: z.ZodType): FieldGroup[] {
  return variantGroups(nameOf(schema));
}

/** The fields of a named object without variants. */
export function describeFields(schema: z.ZodType): FieldDescription[] {
  const [only, ...further] = describeFieldGroups(schema);
  if (!only || further.length > 0) throw new Error(`${nameOf(schema)} has several variants.`);
  return only.fields;
}
