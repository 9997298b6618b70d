import type { FunctionDoc, SdkModel } from './model-types';

/** An error that a function can return. */
export interface FunctionError {
  code: string;
  cause: string;
  whatToDo: string;
  source: 'function' | 'methods' | 'apiRequests';
}

/** Returns the errors of a function: the specific ones, then those that it shares with others. */
export function errorsOf(model: SdkModel, doc: FunctionDoc): FunctionError[] {
  if (!doc.canFail) return [];
  const specific = doc.errors.map((error): FunctionError => ({ ...error, source: 'function' }));
  const shared = errorCodes(model).flatMap((member): FunctionError[] => {
    const { name: code, summary: cause, whatToDo = '', commonTo } = member;
    if (specific.some((error) => error.code === code)) return [];
    if (commonTo === 'methods') return [{ code, cause, whatToDo, source: commonTo }];
    const isReturned = commonTo === 'apiRequests' && doc.callsApi;
    return isReturned ? [{ code, cause, whatToDo, source: commonTo }] : [];
  });
  return [...specific, ...shared];
}

function errorCodes(model: SdkModel) {
  return model.enums.find(({ name }) => name === 'ERROR_CODES')?.members ?? [];
}
