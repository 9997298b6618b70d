import { generatedPage } from '../../load/generated-pages';
import { LINE_WIDTH } from '../line-width';
import type { AreaDoc, SdkModel } from '../model-types';
import { guideLink, METHOD_PAGE } from './blocks';
import { codeLink, codeSpan, countOf, fence, joinNames, list, section, table } from './markdown';
import { linkNames, type NameLinks } from './name-links';
import { typeUrl } from './referenced-types';
import { shortReturnType } from './result-text';

/** The page of an area: everything that its entry point exports. */
export function areaPage(model: SdkModel, area: AreaDoc, links: NameLinks): string {
  const inArea = <Doc extends { area: string; referencePage: string | null }>(docs: Doc[]) =>
    docs.filter((doc) => doc.area === area.name && doc.referencePage !== null);
  const functions = inArea(model.functions);
  const enums = inArea(model.enums);
  const interfaces = inArea(model.interfaces);
  const aliases = inArea(model.typeAliases);
  const counts = [
    countOf(functions.length, 'function'),
    ...(enums.length > 0 ? [countOf(enums.length, 'enumeration')] : []),
    ...(interfaces.length > 0 ? [countOf(interfaces.length, 'interface')] : []),
    ...(aliases.length > 0 ? [countOf(aliases.length, 'type alias', 'type aliases')] : []),
  ];
  const head = {
    title: area.name,
    description: `${area.summary} Exports ${joinNames(counts)}.`,
    kind: 'reference',
    generated_from: `lib/content/sdk/declarations/${area.name}.d.ts`,
  };
  const values = [...functions, ...enums].map(({ name }) => name);
  const guides = [...functions, ...enums, ...interfaces, ...aliases].flatMap(({ guide }) =>
    guide ? [guide.replace(METHOD_PAGE, '')] : [],
  );
  return generatedPage(head, [
    ...section('Import', fence(area.importPath, importStatement(values, area.importPath))),
    ...section(
      'Functions',
      table(
        ['Function', 'Returns', 'What it does'],
        functions.map((doc) => [
          codeLink(doc.name, links.get(doc.name)),
          codeSpan(shortReturnType(doc)),
          linkNames(doc.summary, links),
        ]),
      ),
    ),
    ...section('Enumerations', summaryTable('Enumeration', enums, links)),
    ...section('Interfaces', summaryTable('Interface', interfaces, links)),
    ...section('Type aliases', summaryTable('Type alias', aliases, links)),
    ...section('Other types', otherTypes(model, area, links)),
    ...section('See also', list([...new Set(guides)].map((url) => guideLink(url)))),
  ]);
}

function summaryTable(
  kind: string,
  docs: { name: string; summary: string }[],
  links: NameLinks,
): string {
  if (docs.length === 0) return '';
  const rows = docs.map(({ name, summary }) => [
    codeLink(name, links.get(name)),
    linkNames(summary, links),
  ]);
  return table([kind, 'What it is'], rows);
}

/** Types that the area exports and that have no page. */
function otherTypes(model: SdkModel, area: AreaDoc, links: NameLinks): string {
  const rows = [...model.interfaces, ...model.typeAliases]
    .filter((type) => !type.referencePage && type.importPaths.includes(area.importPath))
    .map((type) => [
      codeLink(type.name, typeUrl(model, type, area.name)),
      linkNames(type.summary, links),
    ]);
  return rows.length > 0 ? table(['Type', 'What it is'], rows) : '';
}

function importStatement(names: string[], path: string): string {
  const line = `import { ${names.join(', ')} } from '${path}';`;
  if (line.length <= LINE_WIDTH) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${path}';`;
}
