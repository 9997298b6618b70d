import type { FunctionDoc } from '../model-types';
import { joinNames } from './markdown';

function returnType({ resultType, canFail, isAsync }: FunctionDoc): string {
  const success =
    resultType === 'Success' || !canFail ? resultType : `SuccessResult<${resultType}>`;
  const result = canFail ? `${success} | ErrorResult` : success;
  return isAsync ? `Promise<${result}>` : result;
}

/** The whole type of a result, without the members of a long object. */
export function shortReturnType(doc: FunctionDoc): string {
  return returnType(doc).replace(/\{.{30,}\}/, 'object');
}

/** The result in a few plain words: `resolves to role and expiresAt`. */
export function resultWords({ resultType, resultFields, isAsync }: FunctionDoc): string {
  if (resultType === 'void') return 'returns nothing';
  const isInline = resultType.startsWith('{');
  const data = isInline ? joinNames(resultFields.map(({ name }) => name)) : resultType;
  return `${isAsync ? 'resolves to' : 'returns'} ${data}`;
}
