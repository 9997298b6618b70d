import { operations } from '../../api/operations';
import { generatedPage } from '../load/generated-pages';
import { API_ROOT, apiGroups } from './api-pages';
import { errorsPage } from './error-pages';
import type { FrontMatter, Section } from './generated-page';
import { groupPage, objectPage, operationPage } from './group-pages';
import { scopesPage } from './scopes-page';

/** Folder of the pages, relative to the project's root. */
export const API_PAGES_FOLDER = 'content/docs/Api';

/** The generated pages of the Private API: the Markdown of each by its path relative to the project's root. */
export function buildApiPages(): Map<string, string> {
  const pages = new Map<string, string>();
  const add = (url: string, frontMatter: FrontMatter, sections: readonly Section[]) =>
    pages.set(`content${url}.md`, toMarkdown(frontMatter, sections));
  for (const group of apiGroups) {
    add(`${group.url}/index`, ...groupPage(group));
    for (const { id } of operations.filter(({ tag }) => tag === group.name)) {
      add(`${group.url}/${id}`, ...operationPage(id, group));
    }
    for (const name of group.objects) {
      add(`${group.url}/objects/${name}`, ...objectPage(name, group));
    }
  }
  add(`${API_ROOT}/scopes`, ...scopesPage());
  add(`${API_ROOT}/errors`, ...errorsPage());
  return pages;
}

function toMarkdown(frontMatter: FrontMatter, sections: readonly Section[]): string {
  const text = sections.flatMap(([heading, ...blocks]) => [
    ...(heading ? [heading] : []),
    ...blocks,
  ]);
  return generatedPage(frontMatter, text);
}
