import { type DeclarationReflection, ReflectionKind, type SomeType } from 'typedoc';

const NAMED = ReflectionKind.Interface | ReflectionKind.TypeAlias | ReflectionKind.Enum;

/** Collects the declared types that types refer to, each once, in order of appearance. */
export function typeNames(types: (SomeType | undefined)[]): string[] {
  const names = new Set<string>();
  for (const type of types) visitType(type, names);
  return [...names];
}

/** Returns the types that a declaration refers to: of its members, parameters, results, and parents. */
export function typesOf(declaration: DeclarationReflection): (SomeType | undefined)[] {
  return [
    ...(declaration.extendedTypes ?? []),
    declaration.type,
    ...(declaration.children ?? []).flatMap((child) => (child.inheritedFrom ? [] : typesOf(child))),
    ...(declaration.signatures ?? []).flatMap((signature) => [
      ...(signature.typeParameters ?? []).map(({ type }) => type),
      ...(signature.parameters ?? []).map(({ type }) => type),
      signature.type,
    ]),
  ];
}

function visitType(type: SomeType | undefined, names: Set<string>): void {
  switch (type?.type) {
    case 'reference': {
      const target = type.reflection?.kindOf(ReflectionKind.EnumMember)
        ? type.reflection.parent
        : type.reflection;
      if (target?.kindOf(NAMED)) names.add(target.name);
      for (const argument of type.typeArguments ?? []) visitType(argument, names);
      break;
    }
    case 'union':
    case 'intersection':
      for (const member of type.types) visitType(member, names);
      break;
    case 'array':
      visitType(type.elementType, names);
      break;
    case 'typeOperator':
      visitType(type.target, names);
      break;
    case 'indexedAccess':
      visitType(type.objectType, names);
      visitType(type.indexType, names);
      break;
    case 'reflection':
      for (const member of typesOf(type.declaration)) visitType(member, names);
      break;
  }
}
