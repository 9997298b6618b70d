/** A parameter or member: `description` is inline Markdown, `fields` the members of an inline type. */
export interface FieldDoc {
  name: string;
  type: string;
  optional: boolean;
  defaultValue: string | null;
  description: string;
  fields: FieldDoc[];
}

/** An error code of `ERROR_CODES`. */
export interface ErrorDoc {
  code: string;
  meaning: string;
  whatToDo: string;
  restStatus: string | null;
}

/** A function of the SDK. `errors` holds its own errors only; `listErrors` adds the common ones. */
export interface FunctionDoc {
  name: string;
  area: string;
  importPath: string;
  signature: string;
  summary: string;
  remarks: string;
  typeParameters: { name: string; constraint: string | null; description: string }[];
  parameters: FieldDoc[];
  returns: string;
  /** The type of `data`, or the whole result where there is no `data`. */
  resultType: string;
  resultFields: FieldDoc[];
  isAsync: boolean;
  callsApi: boolean;
  /** The result may be an `ErrorResult`. */
  canFail: boolean;
  errors: { code: string; cause: string }[];
  restCalls: string[];
  events: { name: string; when: string }[];
  guide: string | null;
  referencePage: string | null;
  definedIn: string;
  line: number;
  typeNames: string[];
}

/** An event of the SDK. `app` is `null` where several apps fire it. */
export interface EventDoc {
  name: string;
  summary: string;
  remarks: string;
  notWhen: string;
  payload: FieldDoc[];
  payloadType: string;
  guide: string | null;
  app: string | null;
}

/** A member of an enumeration. The optional tags are those of error codes. */
export interface EnumMemberDoc {
  name: string;
  value: string;
  summary: string;
  whatToDo?: string;
  restStatus?: string;
  /** Which methods can give the code without naming it themselves. */
  commonTo?: string;
}

/** An enumeration. */
export interface EnumDoc {
  name: string;
  area: string;
  importPath: string;
  summary: string;
  remarks: string;
  declaration: string;
  members: EnumMemberDoc[];
  guide: string | null;
  referencePage: string | null;
  definedIn: string;
  line: number;
}

/**
 * An interface or a type alias. `fields` are the members of an interface, the parameters of a
 * function type, or the alternatives of a union, which are named by their value.
 */
export interface DeclaredTypeDoc {
  name: string;
  area: string;
  /** Where it can be imported from; an entity may be exported by several areas. */
  importPaths: string[];
  summary: string;
  remarks: string;
  typeParameters: { name: string; constraint: string | null; description: string }[];
  declaration: string;
  fields: FieldDoc[];
  returns: string;
  guide: string | null;
  referencePage: string | null;
  definedIn: string;
  line: number;
  typeNames: string[];
}

export type InterfaceDoc = DeclaredTypeDoc;
export type TypeAliasDoc = DeclaredTypeDoc;

/** A reference area: one entry point of the package. */
export interface AreaDoc {
  name: string;
  importPath: string;
  summary: string;
  referencePage: string;
}

/** What `generate.ts` writes. */
export interface SdkModel {
  areas: AreaDoc[];
  functions: FunctionDoc[];
  events: EventDoc[];
  enums: EnumDoc[];
  interfaces: InterfaceDoc[];
  typeAliases: TypeAliasDoc[];
}
