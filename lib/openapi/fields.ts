import type { z } from '@hono/zod-openapi';
import { componentName } from '../api/contract/component';
import { componentSchema } from './component-schemas';
import { constraintsOf } from './field-constraints';
import { isJsonObject, type Json, type JsonObject } from './json';

/** One field of an object, ready for a table. */
export interface FieldDescription {
  name: string;
  /** Such as `string`, `array of integer`, or the names of objects joined by `or`. */
  type: string;
  nullable: boolean;
  optional: boolean;
  /** Limits in words. */
  constraints: string[];
  description: string;
  enumValues?: string[];
  /** The named object that the field, or each of its entries, holds. */
  ref?: string;
  /** The fields of an object that has no name of its own. */
  fields?: FieldDescription[];
}

/** The fields of an object, or of one variant of it. */
export interface FieldGroup {
  /** The name of the variant; none for an object that has only one shape. */
  variant?: string;
  /** What tells the variant apart, such as `type: redeem`. */
  when?: string;
  fields: FieldDescription[];
}

const refPrefix = '#/components/schemas/';

function refOf(schema: JsonObject): string | undefined {
  return typeof schema.$ref === 'string' ? schema.$ref.slice(refPrefix.length) : undefined;
}

function objectsIn(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

interface Alternatives {
  schemas: JsonObject[];
  nullable: boolean;
}

/** Takes null out of a schema: what is left, and whether null was there. */
function alternativesOf(schema: JsonObject): Alternatives {
  const { anyOf, type } = schema;
  if (Array.isArray(anyOf)) {
    const rest = objectsIn(anyOf).filter((entry) => entry.type !== 'null');
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
function resolvePlain(schema: JsonObject): JsonObject {
  const ref = refOf(schema);
  if (!ref) return schema;
  const target = componentSchema(ref);
  return target.type === 'object' || target.oneOf ? schema : { ...target, ...schema };
}

function typeOf(schema: JsonObject): string {
  const plain = resolvePlain(schema);
  if (plain.type === 'array' && isJsonObject(plain.items)) return `array of ${typeOf(plain.items)}`;
  return typeof plain.type === 'string' ? plain.type : (refOf(plain) ?? 'any');
}

function enumOf(schema: JsonObject): string[] | undefined {
  const { enum: words, items } = resolvePlain(schema);
  if (Array.isArray(words)) return words.filter((word) => word !== null).map(String);
  return isJsonObject(items) ? enumOf(items) : undefined;
}

function namedObject(schema: JsonObject): string | undefined {
  const ref = refOf(schema) ?? (isJsonObject(schema.items) ? refOf(schema.items) : undefined);
  if (!ref) return undefined;
  const target = componentSchema(ref);
  return target.type === 'object' || target.oneOf ? ref : undefined;
}

function inlineFields(schema: JsonObject): FieldDescription[] | undefined {
  if (isJsonObject(schema.properties)) return fieldsOf(schema);
  return isJsonObject(schema.items) ? inlineFields(schema.items) : undefined;
}

function fieldOf(name: string, schema: JsonObject, optional: boolean): FieldDescription {
  const { schemas, nullable } = alternativesOf(schema);
  const [only] = schemas.length === 1 ? schemas : [];
  const enumValues = only && enumOf(only);
  const ref = only && namedObject(only);
  const fields = only && inlineFields(only);
  return {
    name,
    type: schemas.map(typeOf).join(' or '),
    nullable,
    optional,
    constraints: only ? constraintsOf(resolvePlain(only)) : [],
    description: String(schema.description ?? ''),
    ...(enumValues ? { enumValues } : {}),
    ...(ref ? { ref } : {}),
    ...(fields ? { fields } : {}),
  };
}

function fieldsOf({ properties, required }: JsonObject): FieldDescription[] {
  if (!isJsonObject(properties)) return [];
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties).flatMap(([name, schema]) =>
    isJsonObject(schema) ? [fieldOf(name, schema, !needed.has(name))] : [],
  );
}

function discriminatorsOf({ properties }: JsonObject, keys: readonly string[]): string {
  if (!isJsonObject(properties)) return '';
  return keys
    .map((key) => {
      const property = properties[key];
      const words = isJsonObject(property) ? property.enum : undefined;
      return Array.isArray(words) ? `${key}: ${words.join(', ')}` : '';
    })
    .filter((part) => part !== '')
    .join(', ');
}

function groupsOf(name: string, keys: readonly string[]): FieldGroup[] {
  const schema = componentSchema(name);
  const { oneOf, discriminator } = schema;
  if (!Array.isArray(oneOf)) {
    const fields = fieldsOf(schema);
    return keys.length === 0
      ? [{ fields }]
      : [{ variant: name, when: discriminatorsOf(schema, keys), fields }];
  }
  const key = isJsonObject(discriminator) ? String(discriminator.propertyName) : 'type';
  return objectsIn(oneOf).flatMap((entry) => groupsOf(refOf(entry) ?? '', [...keys, key]));
}

function nameOf(schema: z.ZodType): string {
  const name = componentName(schema);
  if (!name) throw new Error('Only named schemas can be described.');
  return name;
}

/** The fields of an object by the name of its component, one group for each of its variants. */
export function describeComponent(name: string): FieldGroup[] {
  return groupsOf(name, []);
}

/** A parameter of a call, as it stands in the document, described like a field. */
export function describeParameter(parameter: JsonObject): FieldDescription {
  const { name, schema, description = '', required } = parameter;
  const described = { ...(isJsonObject(schema) ? schema : {}), description };
  return fieldOf(String(name), described, required !== true);
}

/** The fields of a named object, one group for each of its variants. */
export function describeFieldGroups(schema: z.ZodType): FieldGroup[] {
  return groupsOf(nameOf(schema), []);
}

/** The fields of a named object that has one shape. */
export function describeFields(schema: z.ZodType): FieldDescription[] {
  const [only, ...further] = describeFieldGroups(schema);
  if (!only || further.length > 0) throw new Error(`${nameOf(schema)} has several shapes.`);
  return only.fields;
}
