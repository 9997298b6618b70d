/** The texts of parts that are loaded later; part of `en`. In a separate file, because the code of every page includes them. */
export const enLazyParts = {
  partLoading: 'Loading',
  partFailed: 'This could not be loaded.',
  retry: 'Retry',
  close: 'Close',
  offline: 'You are offline. Try again later.',
} as const;
