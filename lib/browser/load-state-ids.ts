/** Id of the element that `load-state.client.ts` copies. */
export const LOAD_STATE_ID = 'load-state';

/** Id of the notice that the inline script of a page shows if the others can't be loaded. */
export const SCRIPTS_NOTICE_ID = 'scripts-notice';
