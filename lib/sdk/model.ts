import json from './generated/model.json';
import type {
  AreaDoc,
  EnumDoc,
  EnumMemberDoc,
  ErrorDoc,
  EventDoc,
  FunctionDoc,
  InterfaceDoc,
  SdkModel,
  TypeAliasDoc,
} from './model-types';

export type * from './model-types';

/** Everything that the declarations say. */
export const model: SdkModel = json;
const codes = findByName(model.enums, 'ERROR_CODES', 'enumeration').members;

/** The error codes that every method can give. */
export const COMMON_ERRORS: string[] = codesCommonTo('methods');

/** The error codes that every method can give that calls the API. */
export const API_ERRORS: string[] = codesCommonTo('apiCalls');

/** The nine reference areas. */
export function listAreas(): AreaDoc[] {
  return model.areas;
}

/** The area of that name; throws with the names that exist. */
export function getArea(name: string): AreaDoc {
  return findByName(model.areas, name, 'area');
}

/** The functions of an area, or those of all nine areas. Ask for `react` to get the React package. */
export function listFunctions(area?: string): FunctionDoc[] {
  return model.functions.filter((doc) => (area ? doc.area === area : doc.referencePage !== null));
}

/** The function of that name; throws with the names that exist. */
export function getFunction(name: string): FunctionDoc {
  return findByName(model.functions, name, 'function');
}

/** All events, in the order of `SdkEventMap`. */
export function listEvents(): EventDoc[] {
  return model.events;
}

/** The event of that name; throws with the names that exist. */
export function getEvent(name: string): EventDoc {
  return findByName(model.events, name, 'event');
}

/** The enumerations of an area, or all. */
export function listEnums(area?: string): EnumDoc[] {
  return model.enums.filter((doc) => !area || doc.area === area);
}

/** The enumeration of that name; throws with the names that exist. */
export function getEnum(name: string): EnumDoc {
  return findByName(model.enums, name, 'enumeration');
}

/** The interfaces of an area, or all; those without a `referencePage` are shown where they are used. */
export function listInterfaces(area?: string): InterfaceDoc[] {
  return model.interfaces.filter((doc) => !area || doc.area === area);
}

/** The interface of that name; throws with the names that exist. */
export function getInterface(name: string): InterfaceDoc {
  return findByName(model.interfaces, name, 'interface');
}

/** The type aliases of an area, or all; those without a `referencePage` are shown where they are used. */
export function listTypeAliases(area?: string): TypeAliasDoc[] {
  return model.typeAliases.filter((doc) => !area || doc.area === area);
}

/** The type alias of that name; throws with the names that exist. */
export function getTypeAlias(name: string): TypeAliasDoc {
  return findByName(model.typeAliases, name, 'type alias');
}

/** All error codes, in the order of `ERROR_CODES`. */
export function listErrorCodes(): ErrorDoc[] {
  return codes.map(toErrorDoc);
}

/** The error of that code; throws with the codes that exist. */
export function getError(code: string): ErrorDoc {
  return toErrorDoc(findByName(codes, code, 'error code'));
}

/**
 * Every error a function can give: its own with their causes, then the common ones with their
 * general meaning. A common code that the function explains itself is not repeated.
 */
export function listErrors(
  functionName: string,
): { code: string; cause: string; isCommon: boolean }[] {
  const doc = getFunction(functionName);
  if (!doc.canFail) return [];
  const common = [...COMMON_ERRORS, ...(doc.callsApi ? API_ERRORS : [])];
  const own = doc.errors.map((error) => ({ ...error, isCommon: false }));
  const others = common
    .filter((code) => !doc.errors.some((error) => error.code === code))
    .map((code) => ({ code, cause: getError(code).meaning, isCommon: true }));
  return [...own, ...others];
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
