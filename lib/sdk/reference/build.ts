import type { SdkModel } from '../model-types';
import { areaPage } from './area-page';
import { enumPage } from './enum-page';
import { functionPage } from './function-page';
import { indexPage } from './index-page';
import { namesWithPages } from './names';
import { typePage } from './type-page';

/** Where the generated pages lie, from the project's root. */
export const REFERENCE_FOLDER = 'content/docs/Sdk/reference';

/** Writes the reference: every page by its path from the project's root. */
export function buildReferencePages(model: SdkModel): Map<string, string> {
  const names = namesWithPages(model);
  const pages = new Map([[`${REFERENCE_FOLDER}/index.md`, indexPage(model, names)]]);
  for (const area of model.areas) {
    pages.set(`content${area.referencePage}/index.md`, areaPage(model, area, names));
  }
  const add = <Doc extends { referencePage: string | null }>(
    docs: Doc[],
    toPage: (model: SdkModel, doc: Doc, allNames: typeof names) => string,
  ) => {
    for (const doc of docs) {
      if (doc.referencePage) pages.set(`content${doc.referencePage}.md`, toPage(model, doc, names));
    }
  };
  add(model.functions, functionPage);
  add(model.enums, enumPage);
  add(model.interfaces, typePage);
  add(model.typeAliases, typePage);
  return pages;
}
