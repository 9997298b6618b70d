/** The texts beside an error, in the console and in `/api`. */
export const enErrorHelp = {
  cause: 'Cause:',
  fix: 'Fix:',
  page: 'About this error: {error}',
  all: 'All errors',
  reset: 'Reset the demo shop',
  isReset: 'The demo shop has been reset. Execute the request again.',
  notReset: 'The demo shop could not be reset. Check your connection, then try again.',
} as const;
