import type { DeclaredTypeDoc, FunctionDoc, SdkModel } from '../model-types';

type Declaration = FunctionDoc | DeclaredTypeDoc;

/** Returns the types without a page that a declaration refers to, directly or indirectly. Its page shows them. */
export function typesWithoutPage(model: SdkModel, declaration: Declaration): DeclaredTypeDoc[] {
  const types = [...model.interfaces, ...model.typeAliases];
  const found = new Map<string, DeclaredTypeDoc>();
  const visit = (names: string[]) => {
    for (const name of names) {
      const type = types.find((known) => known.name === name);
      if (!type || type.referencePage || found.has(name)) continue;
      found.set(name, type);
      visit(type.typeNames);
    }
  };
  visit(declaration.typeNames);
  return [...found.values()];
}

/** Returns every type name that a declaration or the types on its page refer to. */
export function referencedNames(model: SdkModel, declaration: Declaration): string[] {
  const inTypes = typesWithoutPage(model, declaration).flatMap(({ typeNames }) => typeNames);
  return [...new Set([...declaration.typeNames, ...inTypes])];
}

/** Returns the functions and types with a page, in the order of the model. */
export function declarationsWithPage(model: SdkModel): Declaration[] {
  return [...model.functions, ...model.interfaces, ...model.typeAliases].filter(
    ({ referencePage }) => referencePage !== null,
  );
}

/**
 * Returns the address of a type: its page, or the section of a page that shows it, in the same area if possible.
 *
 * @returns a path of the site, or `undefined` if no page shows the type
 */
export function typeUrl(
  model: SdkModel,
  type: DeclaredTypeDoc,
  area: string = type.area,
): string | undefined {
  if (type.referencePage) return type.referencePage;
  const declarations = declarationsWithPage(model).filter((declaration) =>
    typesWithoutPage(model, declaration).includes(type),
  );
  const inArea = declarations.find((declaration) => declaration.area === area);
  const page = (inArea ?? declarations[0])?.referencePage;
  return page ? `${page}#${type.name.toLowerCase()}` : undefined;
}
