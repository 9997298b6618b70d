/** What the not-found page says; part of `en`. Apart, because its code is in every page and needs no other words. */
export const enNotFound = {
  home: 'Home',
  docs: 'Documentation',
  notFoundTitle: 'Page not found',
  notFoundText:
    'There is no page at this address. It may have moved, or the address has a typing error.',
  notFoundSuggestions: 'Pages with a similar address',
  notFoundStart: 'Or start here:',
} as const;
