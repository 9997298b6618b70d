import { generatedPage } from '../../load/generated-pages';
import type { SdkModel } from '../model-types';
import { methodPage } from './blocks';
import { codeLink, codeSpan, countOf, section, table } from './markdown';
import { linkNames, type NameLinks } from './name-links';

/** The entry page of the reference: its areas, and every name in alphabetical order. */
export function indexPage(model: SdkModel, generated: NameLinks): string {
  const links = new Map([
    ...generated,
    ...model.functions.flatMap((doc): [string, string][] => {
      const page = methodPage(doc);
      return page ? [[doc.name, page]] : [];
    }),
  ]);
  const declared = [
    ...model.functions.map((doc) => ({ ...doc, kind: 'function' })),
    ...model.enums.map((doc) => ({ ...doc, kind: 'enumeration' })),
    ...model.interfaces.map((doc) => ({ ...doc, kind: 'interface' })),
    ...model.typeAliases.map((doc) => ({ ...doc, kind: 'type alias' })),
  ]
    .filter(({ referencePage }) => referencePage !== null)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const areaPages = new Map(model.areas.map((area) => [area.name, area.referencePage]));
  const count = (area: string) => declared.filter((doc) => doc.area === area).length;
  return generatedPage(
    {
      title: 'Reference',
      description: `The ${declared.length} functions, enumerations, interfaces and type aliases of the SDK, in ${countOf(model.areas.length, 'area')}.`,
      kind: 'reference',
      generated_from: 'lib/content/sdk/declarations',
    },
    [
      ...section(
        'Areas',
        'An area is an entry point of the package `@laurel/sdk`. The area `react` is a separate package. Plain scripts have no areas: all functions and enumerations are properties of the global object `Laurel`.',
        table(
          ['Area', 'Import', 'Pages', 'Contents'],
          model.areas.map(({ name, importPath, referencePage, summary }) => [
            `[${name}](${referencePage})`,
            codeSpan(importPath),
            String(count(name)),
            linkNames(summary, links),
          ]),
        ),
      ),
      ...section(
        'All names',
        'A method has one page that explains it, with its signature, fields, errors and examples: its name leads there. The page of an area leads to the facts that are generated from each declaration.',
        table(
          ['Name', 'Kind', 'Area', 'Summary'],
          declared.map((doc) => [
            codeLink(doc.name, links.get(doc.name)),
            doc.kind,
            `[${doc.area}](${areaPages.get(doc.area)})`,
            linkNames(doc.summary, links),
          ]),
        ),
      ),
      ...section(
        'How to read a page',
        `Functions don't throw errors. The section “Errors” lists the codes of an ${linkNames('`ErrorResult`', links)}: first those with a specific cause, then those that the function shares with others.`,
        'A type that only a few functions use has no page. The section “Types” shows it on each page that uses it.',
        'Signatures and texts come from the type declarations of the package. The first line of a function’s page links the page that explains when to call it.',
      ),
    ],
  );
}
