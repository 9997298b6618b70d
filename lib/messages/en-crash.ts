/** What a crashed page says; part of `en`. Apart, because its code is in every page and needs no other words. */
export const enCrash = {
  crashedTitle: 'This page crashed.',
  tryAgain: 'Try again',
  cause: 'Cause:',
  pageError: 'Page Error',
} as const;
