import type {
  OperationObject,
  ParameterObject,
  ReferenceObject,
  ResponseObject,
  SchemaObject,
} from 'openapi3-ts/oas31';

/** An example request in one language, an entry of `x-codeSamples`. */
export interface CodeSample {
  /** Language as the viewers of OpenAPI documents spell it, such as `Shell`. */
  lang: string;
  label: string;
  source: string;
}

/** An operation with the extensions of this contract. */
export interface DocumentOperation extends OperationObject {
  /** The scope that an access token needs; absent if the operation requires none. */
  'x-required-scope'?: string;
  'x-codeSamples'?: CodeSample[];
}

/** Marks that the contract puts on a parameter or response; the published document doesn't have them. */
interface ContractMarks {
  /** Name in the components of the document, for parts that several operations share. */
  'x-component'?: string;
}

/** A parameter as the generator writes it. */
export interface GeneratedParameter extends ParameterObject, ContractMarks {
  /** Whether code samples send the parameter although it is optional. */
  'x-sample'?: boolean;
}

/** A response as the generator writes it. */
export interface GeneratedResponse extends ResponseObject, ContractMarks {}

/** A schema where OpenAPI allows a reference instead. */
export type SchemaOrReference = SchemaObject | ReferenceObject;

/**
 * The schema, or the reference itself as a schema: in OpenAPI 3.1, `$ref` is a keyword of a schema and may have other
 * keywords next to it.
 */
export function asSchema(schema: SchemaOrReference): SchemaObject {
  return schema as SchemaObject;
}

/** Whether a named schema describes an object, or several shapes of one. */
export function isObjectSchema({ type, oneOf }: SchemaObject): boolean {
  return type === 'object' || oneOf !== undefined;
}
