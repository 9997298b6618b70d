/** Where the API is in production. */
export const defaultServerUrl = 'https://api.laurel.example';
