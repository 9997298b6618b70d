/** What the API's process tells the site's server. The server's own messages only ask whether it is alive. */
export type ApiMessage = 'ready' | 'alive';
