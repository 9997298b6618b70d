import { errorsOf, type FunctionError } from './function-errors';
import json from './generated/model.json' with { type: 'json' };
import type {
  AreaDoc,
  DeclaredTypeDoc,
  EnumDoc,
  EnumMemberDoc,
  ErrorDoc,
  EventDoc,
  FunctionDoc,
  SdkModel,
} from './model-types';

export type * from './model-types';

/** The SDK as its declarations describe it. */
export const model: SdkModel = json;

const codes = findByName(model.enums, 'ERROR_CODES', 'enumeration').members;

/** Error codes that every method can return. */
export const COMMON_ERRORS: string[] = codesCommonTo('methods');

/** Error codes that every method that calls the API can return. */
export const API_ERRORS: string[] = codesCommonTo('apiRequests');

/** Returns the ten reference areas. */
export function listAreas(): AreaDoc[] {
  return model.areas;
}

/** The area of the React package. */
const REACT = 'react';

/** Returns the functions of an area, or of the nine areas of the SDK, which don't include the React package. */
export function listFunctions(area?: string): FunctionDoc[] {
  return model.functions.filter((doc) => (area ? doc.area === area : doc.area !== REACT));
}

/** Returns the function of a name. Throws an error that lists all names if it is unknown. */
export function getFunction(name: string): FunctionDoc {
  return findByName(model.functions, name, 'function');
}

/** Returns all events, in the order of `SdkEventMap`. */
export function listEvents(): EventDoc[] {
  return model.events;
}

/** Returns the event of a name. Throws an error that lists all names if it is unknown. */
export function getEvent(name: string): EventDoc {
  return findByName(model.events, name, 'event');
}

/** Returns the enumerations of an area, or all. */
export function listEnums(area?: string): EnumDoc[] {
  return model.enums.filter((doc) => !area || doc.area === area);
}

/** Returns the enumeration of a name. Throws an error that lists all names if it is unknown. */
export function getEnum(name: string): EnumDoc {
  return findByName(model.enums, name, 'enumeration');
}

/** Returns the interfaces, then the type aliases. Those without a `referencePage` are shown on the pages that use them. */
export function listTypes(): DeclaredTypeDoc[] {
  return [...model.interfaces, ...model.typeAliases];
}

/** Returns the interface or type alias of a name. Throws an error that lists all names if it is unknown. */
export function getType(name: string): DeclaredTypeDoc {
  return findByName(listTypes(), name, 'type');
}

/** Returns all error codes, in the order of `ERROR_CODES`. */
export function listErrorCodes(): ErrorDoc[] {
  return codes.map(toErrorDoc);
}

/** Returns the error of a code. Throws an error that lists all codes if it is unknown. */
export function getError(code: string): ErrorDoc {
  return toErrorDoc(findByName(codes, code, 'error code'));
}

/**
 * Returns every error of a function: the specific ones with their causes, then the common ones with their general
 * meaning, those of the API last. A common code that the function describes itself appears once.
 */
export function listErrors(
  functionName: string,
): { code: string; cause: string; whatToDo: string; isCommon: boolean }[] {
  const errors = errorsOf(model, getFunction(functionName));
  const isOfApi = ({ source }: FunctionError) => source === 'apiRequests';
  return [...errors.filter((error) => !isOfApi(error)), ...errors.filter(isOfApi)].map(
    ({ source, ...error }) => ({ ...error, isCommon: source !== 'function' }),
  );
}

function toErrorDoc({ name, summary, whatToDo, restStatus }: EnumMemberDoc): ErrorDoc {
  return {
    code: name,
    meaning: summary,
    whatToDo: whatToDo ?? '',
    restStatus: restStatus ?? null,
  };
}

function codesCommonTo(group: string): string[] {
  return codes.filter(({ commonTo }) => commonTo === group).map(({ name }) => name);
}

function findByName<Doc extends { name: string }>(docs: Doc[], name: string, kind: string): Doc {
  const found = docs.find((doc) => doc.name === name);
  if (found) return found;
  const names = docs.map((doc) => doc.name).join(', ');
  throw new Error(`The SDK has no ${kind} "${name}". There are: ${names}.`);
}
