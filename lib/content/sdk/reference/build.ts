import type { SdkModel } from '../model-types';
import { areaPage } from './area-page';
import { enumPage } from './enum-page';
import { functionPage } from './function-page';
import { indexPage } from './index-page';
import { buildNameLinks, type NameLinks } from './name-links';
import { typePage } from './type-page';

/** Folder of the generated pages, relative to the project's root. */
export const REFERENCE_FOLDER = 'content/docs/Sdk/reference';

/** Builds the reference. Returns the Markdown of each page by its path relative to the project's root. */
export function buildReferencePages(model: SdkModel): Map<string, string> {
  const links = buildNameLinks(model);
  const pages = new Map([[`${REFERENCE_FOLDER}/index.md`, indexPage(model, links)]]);
  for (const area of model.areas) {
    pages.set(`content${area.referencePage}/index.md`, areaPage(model, area, links));
  }
  const add = <Doc extends { referencePage: string | null }>(
    docs: Doc[],
    toPage: (model: SdkModel, doc: Doc, nameLinks: NameLinks) => string,
  ) => {
    for (const doc of docs) {
      if (doc.referencePage) pages.set(`content${doc.referencePage}.md`, toPage(model, doc, links));
    }
  };
  add(model.functions, functionPage);
  add(model.enums, enumPage);
  add(model.interfaces, typePage);
  add(model.typeAliases, typePage);
  return pages;
}
