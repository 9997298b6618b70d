import type { FunctionDoc, SdkModel } from '../model-types';

/** A code that a function can give. */
export interface Failure {
  code: string;
  cause: string;
  source: 'function' | 'methods' | 'apiCalls';
}

/** The codes that a function can give: its own, then those that it shares with others. */
export function failuresOf(model: SdkModel, doc: FunctionDoc): Failure[] {
  if (!doc.canFail) return [];
  const own = doc.errors.map((error): Failure => ({ ...error, source: 'function' }));
  const shared = errorCodes(model).flatMap(({ name, summary, commonTo }): Failure[] => {
    if (own.some(({ code }) => code === name)) return [];
    if (commonTo === 'methods') return [{ code: name, cause: summary, source: commonTo }];
    const isGiven = commonTo === 'apiCalls' && doc.callsApi;
    return isGiven ? [{ code: name, cause: summary, source: commonTo }] : [];
  });
  return [...own, ...shared];
}

/** The members of `ERROR_CODES`. */
export function errorCodes(model: SdkModel) {
  return model.enums.find(({ name }) => name === 'ERROR_CODES')?.members ?? [];
}
