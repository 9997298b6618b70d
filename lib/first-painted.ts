/** Id of the first thing that is shown: the first paint waits for it, and so for the scripts that set the colours. */
export const FIRST_PAINTED_ID = 'skip';
