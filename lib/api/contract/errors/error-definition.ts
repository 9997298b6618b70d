/** The statuses whose errors differ from operation to operation. */
export type ErrorStatus = 400 | 403 | 404 | 409 | 422;

/** One error that operations return. */
export interface ErrorDefinition {
  id: string;
  status: ErrorStatus;
  /** When it is returned. */
  summary: string;
  /** An example of the body's `message`. */
  message: readonly [string, ...string[]];
}
