/** Id of the element that `load-state.client.ts` copies. */
export const LOAD_STATE_ID = 'load-state';

/** Id of the notice that the inline script of a page shows without a connection. */
export const OFFLINE_NOTICE_ID = 'offline-notice';
