/** The statuses whose errors differ from operation to operation. */
export const errorStatuses = [400, 403, 404, 409, 422] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** The `message` of an error body. */
export type ErrorMessages = readonly [string, ...string[]];

/**
 * One error that operations return. A message starts with the name of the field, states the rule that was broken, and
 * has no period at the end.
 */
export interface ErrorDefinition {
  id: string;
  status: ErrorStatus;
  /** When it is returned. */
  summary: string;
  /** An example of the body's `message`. */
  message: ErrorMessages;
  /** The `message` of the operations whose field has another name, by operation id. */
  operationMessages?: Readonly<Record<string, ErrorMessages>>;
}
