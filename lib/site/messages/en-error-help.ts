/** The texts beside an error, in the console and in `/api`. */
export const enErrorHelp = {
  cause: 'Cause:',
  fix: 'Fix:',
  page: 'About this error: {error}',
  all: 'All errors',
} as const;
