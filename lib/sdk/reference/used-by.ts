import type { SdkModel } from '../model-types';
import { codeLink, table } from './markdown';
import { mentionedNames, typeUsers } from './shown-types';

/** The declarations with a page that need a type, area by area. */
export function usedBy(model: SdkModel, name: string): string {
  const users = typeUsers(model).filter(
    (user) => user.name !== name && mentionedNames(model, user).includes(name),
  );
  const rows = model.areas.flatMap(({ name: area, referencePage }) => {
    const inArea = users.filter((user) => user.area === area);
    if (inArea.length === 0) return [];
    const links = inArea.map((user) => codeLink(user.name, user.referencePage ?? undefined));
    return [[`[${area}](${referencePage})`, links.join(', ')]];
  });
  return rows.length > 0 ? table(['Area', 'Declarations'], rows) : '';
}
