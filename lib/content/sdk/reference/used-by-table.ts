import type { SdkModel } from '../model-types';
import { codeLink, table } from './markdown';
import { declarationsWithPage, referencedNames } from './referenced-types';

/** Returns a table of the declarations with a page that refer to a type, by area. */
export function usedByTable(model: SdkModel, name: string): string {
  const declarations = declarationsWithPage(model).filter(
    (declaration) =>
      declaration.name !== name && referencedNames(model, declaration).includes(name),
  );
  const rows = model.areas.flatMap(({ name: area, referencePage }) => {
    const inArea = declarations.filter((declaration) => declaration.area === area);
    if (inArea.length === 0) return [];
    const links = inArea.map((declaration) =>
      codeLink(declaration.name, declaration.referencePage ?? undefined),
    );
    return [[`[${area}](${referencePage})`, links.join(', ')]];
  });
  return rows.length > 0 ? table(['Area', 'Declarations'], rows) : '';
}
