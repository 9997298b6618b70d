import type { z } from 'zod';

/** A route with its schemas, as `defineOperation` types it. */
export interface RouteTypes {
  request: { query: z.ZodType; body?: { content: object } };
  responses: object;
}

export type QueryOf<Route extends RouteTypes> = z.output<Route['request']['query']>;

/** One type for each media type that the operation accepts. */
export type BodyOf<Route extends RouteTypes> = Route['request'] extends {
  body: { content: infer Content };
}
  ? { [Type in keyof Content]: OutputOf<Content[Type]> }[keyof Content]
  : undefined;

type OutputOf<Media> = Media extends { schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** The body of the successful response of an operation; `undefined` if it has none. */
export type ResultOf<Route extends RouteTypes> = Route['responses'] extends {
  200: { content: { 'application/json': { schema: infer Schema extends z.ZodType } } };
}
  ? z.input<Schema>
  : undefined;
