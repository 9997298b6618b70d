/** The texts of parts that are loaded later; part of `en`. In a separate file, because the code of every page includes them. */
export const enLazyParts = {
  partLoading: 'Loading',
  partFailed: 'This could not be loaded.',
  retry: 'Retry',
  close: 'Close',
  scriptsFailed: 'This page can’t load its scripts. Check your connection, and what blocks them.',
} as const;
