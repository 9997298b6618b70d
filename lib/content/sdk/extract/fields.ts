import {
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
  type SignatureReflection,
  type SomeType,
} from 'typedoc';
import type { FieldDoc } from '../model-types';
import { Comments, toMarkdown } from './comment-text';
import { inlineType } from './type-text';

/** Describes the parameters of a signature. */
export function parameterFields(signature: SignatureReflection): FieldDoc[] {
  return (signature.parameters ?? []).map(toField);
}

/** Describes the members of an interface; a method has its parameters as fields. */
export function memberFields(members: DeclarationReflection[] | undefined): FieldDoc[] {
  return (members ?? []).map((member) => {
    const [signature] = member.kindOf(ReflectionKind.Method) ? (member.signatures ?? []) : [];
    if (!signature) return toField(member);
    const parameters = (signature.parameters ?? []).map(
      (parameter) =>
        `${parameter.name}${parameter.flags.isOptional ? '?' : ''}: ${inlineType(parameter.type)}`,
    );
    return {
      name: member.name,
      type: `(${parameters.join(', ')}) => ${inlineType(signature.type)}`,
      optional: member.flags.isOptional,
      defaultValue: null,
      description: new Comments(signature, member).summary,
      fields: parameterFields(signature),
    };
  });
}

/** Describes the members of an inline object type, also inside an array or a union with `null`. */
export function inlineFields(type: SomeType | undefined): FieldDoc[] {
  if (type?.type === 'array') return inlineFields(type.elementType);
  if (type?.type === 'union') {
    const others = type.types.filter((member) => inlineType(member) !== 'null');
    return others.length === 1 ? inlineFields(others[0]) : [];
  }
  if (type?.type !== 'reflection' || type.declaration.signatures) return [];
  return memberFields(type.declaration.children);
}

/** Describes the members of an inline object type or of a named interface, also inside an array. */
export function dataFields(type: SomeType | undefined): FieldDoc[] {
  if (type?.type === 'array') return dataFields(type.elementType);
  const target = type?.type === 'reference' ? type.reflection : undefined;
  return target?.kindOf(ReflectionKind.Interface)
    ? memberFields((target as DeclarationReflection).children)
    : inlineFields(type);
}

/** Describes the alternatives of a union, the parameters of a function type, or inline members. */
export function aliasFields(type: SomeType | undefined): FieldDoc[] {
  if (type?.type === 'reflection' && type.declaration.signatures?.[0]) {
    return parameterFields(type.declaration.signatures[0]);
  }
  if (type?.type !== 'union') return inlineFields(type);
  return type.types.map((member, index) => {
    const fields = inlineFields(member);
    const label = fields.find(({ name }) => name === 'type');
    return {
      name: (label?.type ?? inlineType(member)).replaceAll("'", ''),
      type: inlineType(member),
      optional: false,
      defaultValue: null,
      description: toMarkdown(type.elementSummaries?.[index]) || (label?.description ?? ''),
      fields,
    };
  });
}

function toField(reflection: DeclarationReflection | ParameterReflection): FieldDoc {
  const comments = new Comments(reflection);
  return {
    name: reflection.name,
    type: inlineType(reflection.type),
    optional: reflection.flags.isOptional,
    defaultValue: comments.tag('@defaultValue') || null,
    description: comments.summary,
    fields: inlineFields(reflection.type),
  };
}
