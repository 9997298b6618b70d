import type { z } from 'zod';
import type { ErrorId } from '../../contract/errors/errors';
import { firstMessages } from '../../contract/errors/message-limits';
import { queryMessages, validationMessages } from '../../contract/errors/validation-messages';
import { validationName } from '../../contract/errors/validation-names';
import { nulMessages } from './nul-characters';

/** Validates the parts of a request and collects the messages of the first problems. */
export interface Validation {
  messages: string[];
  /** The errors that the messages are about. */
  names: Set<ErrorId>;
  /** @returns the value as the schema reads it; `undefined` without a schema or if it is invalid */
  validate(schema: z.ZodType | undefined, value: unknown): unknown;
  /** Like `validate`, for what can be sent more than once: the parameters of a query, and the parts of a form. */
  validateQuery(schema: z.ZodType | undefined, value: unknown): unknown;
}

/** Starts the validation of a request. @param operationId the operation, whose fields can have separate errors */
export function startValidation(operationId = ''): Validation {
  const messages: string[] = [];
  const names = new Set<ErrorId>();
  const validateWith =
    (messagesOf: typeof validationMessages): Validation['validate'] =>
    (schema, value) => {
      if (!schema) return undefined;
      const result = schema.safeParse(value, { reportInput: true });
      if (result.success) {
        const found = firstMessages(nulMessages(result.data));
        if (found.length > 0) names.add('validationFailed');
        messages.push(...found);
      } else {
        for (const issue of result.error.issues) names.add(validationName(operationId, issue));
        messages.push(...messagesOf(result.error.issues));
      }
      return result.data;
    };
  return {
    messages,
    names,
    validate: validateWith(validationMessages),
    validateQuery: validateWith(queryMessages),
  };
}
