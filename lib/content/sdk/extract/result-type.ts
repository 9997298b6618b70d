import type { ReferenceType, SomeType } from 'typedoc';

/** The parts of a function's return type. */
interface ResultType {
  isAsync: boolean;
  canFail: boolean;
  /** Type of `data`, or of the whole result if it has no `data`. */
  data: SomeType | undefined;
}

/** Unwraps `Promise`, `ErrorResult`, and `SuccessResult`. */
export function readResultType(returned: SomeType | undefined): ResultType {
  const isAsync = isReference(returned, 'Promise');
  const result = isAsync ? returned.typeArguments?.[0] : returned;
  const outcomes = result?.type === 'union' ? result.types : [result];
  const successes = outcomes.filter((outcome) => !isReference(outcome, 'ErrorResult'));
  const canFail = successes.length < outcomes.length;
  const success = successes.length === 1 ? successes[0] : result;
  const data = isReference(success, 'SuccessResult') ? success.typeArguments?.[0] : success;
  return { isAsync, canFail, data };
}

function isReference(type: SomeType | undefined, name: string): type is ReferenceType {
  return type?.type === 'reference' && type.name === name;
}
