import type { z } from '@hono/zod-openapi';

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

/** A JSON response; the operation adds its headers and recorded examples. */
export function jsonResponse<T extends z.ZodType>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } };
}

/** A response without a body; the operation adds its headers. */
export function emptyResponse(description: string) {
  return { description };
}
