import type { SdkModel } from '../model-types';
import { codeLink, codeSpan, countOf, section, table } from './markdown';
import { linkNames, type NameLinks } from './name-links';
import { toMarkdownPage } from './page';

/** The entry page of the reference: its areas, and every name in alphabetical order. */
export function indexPage(model: SdkModel, links: NameLinks): string {
  const declared = [
    ...model.functions.map((doc) => ({ ...doc, kind: 'function' })),
    ...model.enums.map((doc) => ({ ...doc, kind: 'enumeration' })),
    ...model.interfaces.map((doc) => ({ ...doc, kind: 'interface' })),
    ...model.typeAliases.map((doc) => ({ ...doc, kind: 'type alias' })),
  ]
    .filter(({ referencePage }) => referencePage !== null)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  const count = (area: string) => declared.filter((doc) => doc.area === area).length;
  return toMarkdownPage(
    {
      title: 'Reference',
      description: `The ${declared.length} functions, enumerations, interfaces and type aliases of the SDK, in ${countOf(model.areas.length, 'area')}.`,
      generatedFrom: 'lib/content/sdk/declarations',
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
        table(
          ['Name', 'Kind', 'Area', 'Summary'],
          declared.map(({ name, kind, area, summary }) => [
            codeLink(name, links.get(name)),
            kind,
            area,
            linkNames(summary, links),
          ]),
        ),
      ),
      ...section(
        'How to read a page',
        `Functions don't throw errors. The section “Errors” lists the codes of an ${linkNames('`ErrorResult`', links)}: first those with a specific cause, then those that the function shares with others.`,
        'A type that only a few functions use has no page. The section “Types” shows it on each page that uses it.',
        'Signatures and texts come from the type declarations of the package. The modules explain when to call a function and show examples: follow “Guide” at the end of a page.',
      ),
    ],
  );
}
