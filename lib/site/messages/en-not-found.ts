/** The texts of the not-found page; part of `en`. In a separate file, so that its code doesn't include all texts. */
export const enNotFound = {
  home: 'Home',
  docs: 'Documentation',
  notFoundTitle: 'Page not found',
  notFoundText:
    'There is no page at this address. It may have moved, or the address may have a typo.',
  notFoundSuggestions: 'Pages with a similar address',
  notFoundSearch: 'Search',
  notFoundStart: 'Or start here',
} as const;
