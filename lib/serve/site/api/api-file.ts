/** The API, in the folder of the server. */
export const API_FILE = 'api/api-child.mjs';
