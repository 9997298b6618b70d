/** The texts of parts that are loaded later; part of `en`. In a separate file, because the code of every page includes them. */
export const enLazyParts = {
  partLoading: 'Loading',
  partFailed: 'This could not be loaded.',
  offline: 'You are offline. Try again when you are connected.',
  retry: 'Retry',
  close: 'Close',
} as const;
