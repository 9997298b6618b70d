/** Folder of the prepared database in the server that a build makes. */
export const BUILT_TEMPLATE = 'database-template';
