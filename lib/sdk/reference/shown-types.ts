import type { DeclaredTypeDoc, FunctionDoc, SdkModel } from '../model-types';

type TypeUser = FunctionDoc | DeclaredTypeDoc;

/** The types without a page that a declaration needs, directly or through one another. */
export function shownTypes(model: SdkModel, user: TypeUser): DeclaredTypeDoc[] {
  const types = [...model.interfaces, ...model.typeAliases];
  const shown = new Map<string, DeclaredTypeDoc>();
  const visit = (names: string[]) => {
    for (const name of names) {
      const type = types.find((known) => known.name === name);
      if (!type || type.referencePage || shown.has(name)) continue;
      shown.set(name, type);
      visit(type.typeNames);
    }
  };
  visit(user.typeNames);
  return [...shown.values()];
}

/** Every name that a declaration mentions, itself or in the types shown with it. */
export function mentionedNames(model: SdkModel, user: TypeUser): string[] {
  const inTypes = shownTypes(model, user).flatMap(({ typeNames }) => typeNames);
  return [...new Set([...user.typeNames, ...inTypes])];
}

/** The functions and types with a page, in the order of the model. */
export function typeUsers(model: SdkModel): TypeUser[] {
  return [...model.functions, ...model.interfaces, ...model.typeAliases].filter(
    ({ referencePage }) => referencePage !== null,
  );
}

/**
 * Where a type is described: its own page, or the part of a page that needs it, in its area if there is one.
 *
 * @returns a path of the site; undefined when no page shows the type
 */
export function typeAddress(
  model: SdkModel,
  type: DeclaredTypeDoc,
  area: string = type.area,
): string | undefined {
  if (type.referencePage) return type.referencePage;
  const users = typeUsers(model).filter((user) => shownTypes(model, user).includes(type));
  const page = (users.find((known) => known.area === area) ?? users[0])?.referencePage;
  return page ? `${page}#${type.name.toLowerCase()}` : undefined;
}
