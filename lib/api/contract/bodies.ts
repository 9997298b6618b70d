import type { z } from '@hono/zod-openapi';

/** The media type of forms without files. */
export const URL_ENCODED = 'application/x-www-form-urlencoded';

/** A named example: what it shows and its value. */
interface NamedExample<T> {
  summary: string;
  value: T;
}

type Examples<T> = Record<string, NamedExample<T>>;

/** A required JSON request body. */
export function jsonBody<T extends z.ZodType>(schema: T, examples: Examples<z.input<T>>) {
  return {
    required: true as const,
    content: { 'application/json': { schema, examples } },
  };
}

/** A required request body, as JSON or as a form without files. The fields of both are the same strings. */
export function jsonOrFormBody<T extends z.ZodType>(schema: T, examples: Examples<z.input<T>>) {
  const body = jsonBody(schema, examples);
  return {
    ...body,
    content: { ...body.content, [URL_ENCODED]: { schema, examples } },
  };
}

/** A JSON response; the operation adds its headers and recorded examples. */
export function jsonResponse<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } };
}

/** A response without a body; the operation adds its headers. */
export function emptyResponse(description: string) {
  return { description };
}
