import type { z } from '@hono/zod-openapi';
import type { ErrorMessages } from './error-definition';
import { validationMessages } from './validation-messages';
import { commonName, validationName } from './validation-names';

/** A request that an operation rejects with `validationFailed`. */
export interface InvalidRequest {
  query: Readonly<Record<string, string>>;
  /** Absent if the operation has no body. */
  body?: Readonly<Record<string, string>>;
  /** The messages of the response. */
  messages: ErrorMessages;
}

/** Values without required fields, and with an unknown one for schemas that require none. */
const candidates: Readonly<Record<string, string>>[] = [{}, { color: 'red' }];

/**
 * Builds the example of an invalid request from the schemas: something required is missing, or unknown. It is about no
 * error that the operation has for a single field.
 */
export function invalidRequest(
  operationId: string,
  query: z.ZodType,
  body: z.ZodType | undefined,
): InvalidRequest {
  for (const value of candidates) {
    const { error } = (body ?? query).safeParse(value, { reportInput: true });
    const issues = error?.issues ?? [];
    const [first, ...further] = validationMessages(issues);
    const name = commonName(issues.map((issue) => validationName(operationId, issue)));
    if (first === undefined || name !== 'validationFailed') continue;
    const messages: ErrorMessages = [first, ...further];
    return body ? { query: {}, body: value, messages } : { query: value, messages };
  }
  throw new Error('An operation accepts unknown fields.');
}
