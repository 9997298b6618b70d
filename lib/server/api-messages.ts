/** What the API's process tells the site's server. */
export type ApiMessage = 'ready' | 'alive';

/** What the site's server tells the API's process: it asks whether it is alive, or it is about to stop. */
export type ParentMessage = 'alive' | 'stopping';
