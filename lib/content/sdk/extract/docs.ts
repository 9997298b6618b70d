import type { DeclarationReflection, TypeParameterReflection } from 'typedoc';
import type {
  AreaDoc,
  DeclaredTypeDoc,
  EnumDoc,
  EnumMemberDoc,
  EventDoc,
  FunctionDoc,
} from '../model-types';
import { Comments } from './comment-text';
import { aliasFields, dataFields, inlineFields, memberFields, parameterFields } from './fields';
import { readResultType } from './result-type';
import { typeNames, typesOf } from './type-names';
import {
  blockMembers,
  blockSignature,
  blockType,
  inlineType,
  typeParameterList,
} from './type-text';

const REFERENCE = '/docs/Sdk/reference';
const REACT = 'react';

/** Returns the path that an area is imported from. */
export function toImportPath(area: string): string {
  return area === REACT ? '@laurel/sdk-react' : `@laurel/sdk/${area}`;
}

/** Describes an area from the comment at the top of its file. */
export function toAreaDoc(module: DeclarationReflection): AreaDoc {
  return {
    name: module.name,
    importPath: toImportPath(module.name),
    summary: new Comments(module).summary,
    referencePage: `${REFERENCE}/${module.name}`,
  };
}

/** Describes a function. */
export function toFunctionDoc(reflection: DeclarationReflection): FunctionDoc {
  const signature = reflection.signatures?.[0];
  if (!signature) throw new Error(`${reflection.name} has no signature.`);
  const comments = new Comments(signature, reflection);
  const area = areaOf(reflection);
  const result = readResultType(signature.type);
  return {
    name: reflection.name,
    area,
    importPath: toImportPath(area),
    signature: `${blockSignature(`function ${reflection.name}`, signature, 0)};`,
    summary: comments.summary,
    remarks: comments.tag('@remarks'),
    typeParameters: toTypeParameters(signature.typeParameters),
    parameters: parameterFields(signature),
    returns: comments.tag('@returns'),
    resultType: inlineType(result.data),
    resultFields: inlineType(result.data) === 'Success' ? [] : dataFields(result.data),
    isAsync: result.isAsync,
    callsApi: comments.has('@callsApi'),
    canFail: result.canFail,
    errors: toErrors(reflection.name, comments),
    endpoints: comments.tags('@endpoint'),
    events: comments.pairs('@firesEvent').map(([name, when]) => ({ name, when })),
    guide: comments.tag('@guide') || null,
    referencePage: `${REFERENCE}/${area}/functions/${reflection.name}`,
    ...sourceOf(reflection),
    typeNames: typeNames(typesOf(reflection)),
  };
}

/** Describes a member of `SdkEventMap`. */
export function toEventDoc(member: DeclarationReflection): EventDoc {
  const comments = new Comments(member);
  return {
    name: member.name,
    summary: comments.summary,
    remarks: comments.tag('@remarks'),
    notWhen: comments.tag('@notWhen'),
    payload: inlineFields(member.type),
    payloadType: blockType(member.type, 0, 0),
    guide: comments.tag('@guide') || null,
    app: comments.tag('@app') || null,
  };
}

/** Describes an enumeration. */
export function toEnumDoc(reflection: DeclarationReflection): EnumDoc {
  const members = (reflection.children ?? []).map(toEnumMember);
  const lines = members.map(({ name, value }) => `  ${name} = '${value}',\n`);
  return {
    ...toNamedDoc(reflection, 'enumerations'),
    importPath: toImportPath(areaOf(reflection)),
    declaration: `enum ${reflection.name} {\n${lines.join('')}}`,
    members,
  };
}

/** Describes an interface. Its fields include inherited ones, its declaration doesn't. */
export function toInterfaceDoc(
  reflection: DeclarationReflection,
  importPaths: string[],
): DeclaredTypeDoc {
  const parents = (reflection.extendedTypes ?? []).map(inlineType).join(', ');
  const head = `interface ${reflection.name}${typeParameterList(reflection.typeParameters)}`;
  const declared = (reflection.children ?? []).filter((child) => !child.inheritedFrom);
  return {
    ...toNamedDoc(reflection, 'interfaces'),
    importPaths,
    typeParameters: toTypeParameters(reflection.typeParameters),
    declaration: `${head}${parents && ` extends ${parents}`} ${blockMembers(declared, 0)}`,
    fields: memberFields(reflection.children),
    returns: '',
    typeNames: typeNames(typesOf(reflection)),
  };
}

/** Describes a type alias. */
export function toTypeAliasDoc(
  reflection: DeclarationReflection,
  importPaths: string[],
): DeclaredTypeDoc {
  const head = `type ${reflection.name}${typeParameterList(reflection.typeParameters)} =`;
  const text = blockType(reflection.type, 0, head.length + 2);
  const signature =
    reflection.type?.type === 'reflection'
      ? reflection.type.declaration.signatures?.[0]
      : undefined;
  return {
    ...toNamedDoc(reflection, 'type-aliases'),
    importPaths,
    typeParameters: toTypeParameters(reflection.typeParameters),
    declaration: `${head}${text.startsWith('\n') ? '' : ' '}${text};`,
    fields: aliasFields(reflection.type),
    returns: new Comments(signature).tag('@returns'),
    typeNames: typeNames(typesOf(reflection)),
  };
}

function toNamedDoc(reflection: DeclarationReflection, folder: string) {
  const comments = new Comments(reflection);
  const area = areaOf(reflection);
  const hasPage = folder === 'enumerations' || comments.has('@referencePage');
  return {
    name: reflection.name,
    area,
    summary: comments.summary,
    remarks: comments.tag('@remarks'),
    guide: comments.tag('@guide') || null,
    referencePage: hasPage ? `${REFERENCE}/${area}/${folder}/${reflection.name}` : null,
    ...sourceOf(reflection),
  };
}

function toEnumMember(member: DeclarationReflection): EnumMemberDoc {
  const comments = new Comments(member);
  const whatToDo = comments.tag('@whatToDo');
  const restStatus = comments.tag('@restStatus');
  const commonTo = comments.has('@commonError')
    ? 'methods'
    : comments.has('@apiError') && 'apiRequests';
  return {
    name: member.name,
    value: inlineType(member.type).replaceAll("'", ''),
    summary: comments.summary,
    ...(whatToDo && { whatToDo }),
    ...(restStatus && { restStatus }),
    ...(commonTo && { commonTo }),
  };
}

/** The errors that a function describes itself, each with what to do about it. */
function toErrors(name: string, comments: Comments): FunctionDoc['errors'] {
  const remedies = new Map(comments.pairs('@whatToDo'));
  const errors = comments.pairs('@errorCode').map(([code, cause]) => {
    const whatToDo = remedies.get(code);
    if (!whatToDo) throw new Error(`${name} lacks "@whatToDo ${code} - text".`);
    remedies.delete(code);
    return { code, cause, whatToDo };
  });
  const [unused] = remedies.keys();
  if (unused) throw new Error(`${name} has "@whatToDo ${unused}" without "@errorCode ${unused}".`);
  return errors;
}

function toTypeParameters(parameters: TypeParameterReflection[] | undefined) {
  return (parameters ?? []).map((parameter) => ({
    name: parameter.name,
    constraint: parameter.type ? inlineType(parameter.type) : null,
    description: new Comments(parameter).summary,
  }));
}

function areaOf(reflection: DeclarationReflection): string {
  if (!reflection.parent) throw new Error(`${reflection.name} has no file.`);
  return reflection.parent.name;
}

function sourceOf(reflection: DeclarationReflection) {
  const line = reflection.sources?.[0]?.line;
  if (line === undefined) throw new Error(`${reflection.name} has no source position.`);
  return { definedIn: `declarations/${areaOf(reflection)}.d.ts`, line };
}
