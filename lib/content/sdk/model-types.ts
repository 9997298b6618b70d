/** A parameter or member. `description` is inline Markdown; `fields` are the members of an inline type. */
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

/** A function of the SDK. `errors` are specific to it; `listErrors` adds the common ones. */
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
  /** Type of `data`, or of the whole result if it has no `data`. */
  resultType: string;
  resultFields: FieldDoc[];
  isAsync: boolean;
  callsApi: boolean;
  /** The result may be an `ErrorResult`. */
  canFail: boolean;
  errors: { code: string; cause: string; whatToDo: string }[];
  endpoints: string[];
  events: { name: string; when: string }[];
  guide: string | null;
  referencePage: string | null;
  definedIn: string;
  line: number;
  typeNames: string[];
}

/** An event of the SDK. `app` is `null` if several apps fire it. */
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

/** A member of an enumeration. Only error codes have the optional properties. */
export interface EnumMemberDoc {
  name: string;
  value: string;
  summary: string;
  whatToDo?: string;
  restStatus?: string;
  /** Group of methods that can return the error code without declaring it. */
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
 * An interface or a type alias. `fields` are the members of an interface, the parameters of a function type, or the
 * alternatives of a union, named by their value.
 */
export interface DeclaredTypeDoc {
  name: string;
  area: string;
  /** Several areas may export the same entity. */
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

/** A reference area: one entry point of the package. */
export interface AreaDoc {
  name: string;
  importPath: string;
  summary: string;
  referencePage: string;
}

/** The model that `generate.ts` writes to `generated/model.json`. */
export interface SdkModel {
  areas: AreaDoc[];
  functions: FunctionDoc[];
  events: EventDoc[];
  enums: EnumDoc[];
  interfaces: DeclaredTypeDoc[];
  typeAliases: DeclaredTypeDoc[];
}
