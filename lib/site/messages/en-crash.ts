/** The texts of a crashed page; part of `en`. In a separate file, because the code of every page includes them. */
export const enCrash = {
  crashedTitle: 'This page crashed.',
  tryAgain: 'Try again',
  cause: 'Cause:',
  pageError: 'Page Error',
} as const;
