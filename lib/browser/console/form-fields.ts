import {
  describeComponent,
  describeParameter,
  type FieldDescription,
} from '../../api/openapi/fields';
import { listOperations } from '../../api/openapi/list-operations';
import { bodySchemasOf } from '../../api/openapi/markdown/operation';
import { parametersOf } from '../../api/openapi/operation-parts';
import { siteDocument } from '../../api/openapi/site-document';
import type { OperationId } from '../../api/operations';

/** A field of a request, as a form shows it. */
export interface FormField {
  name: string;
  /** A list has one value on each line; JSON is for everything that is no single value. */
  control: 'text' | 'integer' | 'number' | 'boolean' | 'choice' | 'list' | 'json';
  isRequired: boolean;
  /** The choices. */
  values?: readonly string[];
  /** Limits as text. */
  limits?: string;
  /** Limits of a number. */
  min?: number;
  max?: number;
}

/** The fields of the requests of an operation. */
export interface FormFields {
  query: readonly FormField[];
  body: readonly FormField[];
}

/** The fields of the requests of an operation, from the contract. */
export function formFieldsOf(id: OperationId): FormFields {
  const document = siteDocument();
  const listed = listOperations(document).find(({ operation }) => operation.operationId === id);
  if (!listed) throw new Error(`The OpenAPI document has no operation ${id}.`);
  const { operation } = listed;
  const query = parametersOf(document, operation)
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => fieldOf(describeParameter(parameter), 'list'));
  const json = bodySchemasOf(document, operation).find(({ type }) => type === 'application/json');
  return { query, body: json ? bodyFieldsOf(json.name) : [] };
}

/** The fields of all variants of a body. Only those that every variant requires are required. */
function bodyFieldsOf(component: string): FormField[] {
  const groups = describeComponent(component);
  const fields = new Map(
    groups.flatMap((group) => group.fields.map((field) => [field.name, field] as const)),
  );
  return [...fields.values()].map((field) => {
    const ofGroups = groups.map((group) => group.fields.find(({ name }) => name === field.name));
    const optional = ofGroups.some((own) => own?.optional ?? true);
    // Variants are told apart by constants, so a field has the values of all of them.
    const values = [...new Set(ofGroups.flatMap((own) => own?.enumValues ?? []))];
    return fieldOf({ ...field, optional, ...(field.enumValues && { enumValues: values }) }, 'json');
  });
}

function fieldOf(field: FieldDescription, list: 'list' | 'json'): FormField {
  const { name, type, optional, enumValues, constraints, minimum, maximum } = field;
  const isList = type.startsWith('array of ');
  const limits = constraints.filter((limit) => !limit.startsWith('pattern ')).join(', ');
  return {
    name,
    control: isList ? list : enumValues ? 'choice' : controlOf(type),
    isRequired: !optional,
    ...(enumValues && !isList && { values: enumValues }),
    ...(limits && { limits }),
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && { max: maximum }),
  };
}

function controlOf(type: string): FormField['control'] {
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  return type === 'string' ? 'text' : 'json';
}
