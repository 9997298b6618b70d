/** The texts of parts that are loaded later; part of `en`. In a separate file, because the code of every page includes them. */
export const enLazyParts = {
  partLoading: 'Loading',
  partFailed: 'This could not be loaded.',
  retry: 'Retry',
  close: 'Close',
} as const;

/** The text of the offline notice. Separate, because the inline script of every page includes it. */
export const OFFLINE_NOTICE = 'You are offline. Try again later.';
