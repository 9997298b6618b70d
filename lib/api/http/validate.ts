import type { z } from 'zod';
import { validationMessages } from '../contract/errors/validation-messages';
import { ApiError } from './api-error';

/** A value as the schema reads it. @throws ApiError 400 with a message for each problem */
export function validate(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ApiError('validationError', { messages: validationMessages(result.error.issues) });
}
