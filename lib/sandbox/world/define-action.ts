import type { z } from '@hono/zod-openapi';
import { HttpError } from '../../api/http/api-error';
import type { ChangeContext } from '../../api/http/context';

/** Something that happens in a shop other than by a request to the API, such as an order. */
export interface WorldAction {
  /** Validates the input, and rejects unknown fields. */
  schema: z.ZodObject;
  /**
   * Runs the action in the transaction of the context, all of it or nothing.
   *
   * @param input as the schema returned it
   * @throws HttpError if the input refers to something that doesn't exist, or if the shop's state doesn't permit it
   */
  run(context: ChangeContext, input: unknown): Promise<void>;
}

/** Joins the schema of an action's input and what the action does. */
export function defineAction<Schema extends z.ZodObject>(
  schema: Schema,
  run: (context: ChangeContext, input: z.output<Schema>) => Promise<void>,
): WorldAction {
  return { schema, run: run as WorldAction['run'] };
}

/** The error if an action doesn't fit the state of the shop. */
export function badRequest(message: string): HttpError {
  return new HttpError(400, [message]);
}
