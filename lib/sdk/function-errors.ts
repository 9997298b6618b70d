import type { FunctionDoc, SdkModel } from './model-types';

/** An error that a function can return. */
export interface FunctionError {
  code: string;
  cause: string;
  source: 'function' | 'methods' | 'apiRequests';
}

/** Returns the errors of a function: the specific ones, then those that it shares with others. */
export function errorsOf(model: SdkModel, doc: FunctionDoc): FunctionError[] {
  if (!doc.canFail) return [];
  const specific = doc.errors.map((error): FunctionError => ({ ...error, source: 'function' }));
  const shared = errorCodes(model).flatMap(({ name, summary, commonTo }): FunctionError[] => {
    if (specific.some(({ code }) => code === name)) return [];
    if (commonTo === 'methods') return [{ code: name, cause: summary, source: commonTo }];
    const isReturned = commonTo === 'apiRequests' && doc.callsApi;
    return isReturned ? [{ code: name, cause: summary, source: commonTo }] : [];
  });
  return [...specific, ...shared];
}

function errorCodes(model: SdkModel) {
  return model.enums.find(({ name }) => name === 'ERROR_CODES')?.members ?? [];
}
