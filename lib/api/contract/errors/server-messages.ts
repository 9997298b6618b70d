/** The message of a 500. */
export const INTERNAL_MESSAGE = 'something went wrong on our side';

/** The message of a 503. */
export const UNAVAILABLE_MESSAGE = 'the API is not available right now';
