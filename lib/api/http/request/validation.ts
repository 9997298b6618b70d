import type { z } from 'zod';
import { firstMessages } from '../../contract/errors/message-limits';
import { queryMessages, validationMessages } from '../../contract/errors/validation-messages';
import { nulMessages } from './nul-characters';

/** Validates the parts of a request and collects the messages of the first problems. */
export interface Validation {
  messages: string[];
  /** @returns the value as the schema reads it; `undefined` without a schema or if it is invalid */
  validate(schema: z.ZodType | undefined, value: unknown): unknown;
  /** Like `validate`, for the parameters of a query. */
  validateQuery(schema: z.ZodType | undefined, value: unknown): unknown;
}

/** Starts the validation of a request. */
export function startValidation(): Validation {
  const messages: string[] = [];
  const validateWith =
    (messagesOf: typeof validationMessages): Validation['validate'] =>
    (schema, value) => {
      if (!schema) return undefined;
      const result = schema.safeParse(value, { reportInput: true });
      messages.push(
        ...(result.success
          ? firstMessages(nulMessages(result.data))
          : messagesOf(result.error.issues)),
      );
      return result.data;
    };
  return {
    messages,
    validate: validateWith(validationMessages),
    validateQuery: validateWith(queryMessages),
  };
}
