/** Messages from the API's process to the site's server. */
export type ApiMessage = 'ready' | 'alive';

/** Messages from the site's server to the API's process: a liveness check, or a notice that the server will stop. */
export type ParentMessage = 'alive' | 'stopping';
