import type { FieldDoc, FunctionDoc } from '../model-types';
import { joinNames } from './markdown';

function returnType({ resultType, canFail, isAsync }: FunctionDoc): string {
  const success =
    resultType === 'Success' || !canFail ? resultType : `SuccessResult<${resultType}>`;
  const result = canFail ? `${success} | ErrorResult` : success;
  return isAsync ? `Promise<${result}>` : result;
}

/** Returns the return type, with long inline objects shortened to `object`. */
export function shortReturnType(doc: FunctionDoc): string {
  return returnType(doc).replace(/\{.{30,}\}/, 'object');
}

/** Returns the signature with the names of parameters and without their types. */
export function shortSignature(doc: FunctionDoc): string {
  const nameOf = ({ name, optional }: FieldDoc) => name + (optional ? '?' : '');
  const parameters = doc.parameters.map((parameter) =>
    parameter.fields.length > 0
      ? `{ ${parameter.fields.map(nameOf).join(', ')} }`
      : nameOf(parameter),
  );
  return `${doc.name}(${parameters.join(', ')}):\n  ${shortReturnType(doc)}`;
}

/** Describes the result in a few words: `resolves to role and expiresAt`. */
export function describeResult({ resultType, resultFields, isAsync }: FunctionDoc): string {
  if (resultType === 'void') return 'returns nothing';
  const isInline = resultType.startsWith('{');
  const data = isInline ? joinNames(resultFields.map(({ name }) => name)) : resultType;
  return `${isAsync ? 'resolves to' : 'returns'} ${data}`;
}
