/** URL of the REST API in production. */
export const defaultServerUrl = 'https://api.laurel.example';
