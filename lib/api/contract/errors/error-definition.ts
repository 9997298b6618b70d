/** The statuses whose errors differ from operation to operation. */
export const errorStatuses = [400, 403, 404, 409, 422] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** One error that operations return. */
export interface ErrorDefinition {
  id: string;
  status: ErrorStatus;
  /** When it is returned. */
  summary: string;
  /** An example of the body's `message`. */
  message: readonly [string, ...string[]];
}
