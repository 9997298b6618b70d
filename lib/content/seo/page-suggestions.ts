import { suggester } from '../pages/suggestions';
import type { HeadPage } from './head-page';

const COUNT = 5;

/** A page with an address similar to one that doesn't exist. */
interface PageSuggestion {
  title: string;
  url: string;
  /** Titles from the area to the folder of the page. */
  breadcrumbs: string[];
}

/** Prepares suggestions from the pages of the site. @returns a function that returns the suggestions for a path */
export function pageSuggestions(pages: readonly HeadPage[]): (path: string) => PageSuggestion[] {
  const suggest = suggester(pages);
  return (path) =>
    suggest(path, COUNT).map(({ title, url, breadcrumbs }) => ({
      title,
      url,
      breadcrumbs: breadcrumbs.slice(2, -1).map((page) => page.title),
    }));
}
