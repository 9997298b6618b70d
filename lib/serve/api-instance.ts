/** Key of the API in the global object: the framework makes several copies of a module in a process. */
export const API_INSTANCE = Symbol.for('laurel.api');
