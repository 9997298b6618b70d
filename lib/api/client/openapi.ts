/**
 * In place of the types of the OpenAPI document, which the package has (`lib/build/packages/api.ts`): to generate them
 * takes seconds, and no other part of the project needs them.
 */
export type paths = Record<never, never>;
export type webhooks = Record<never, never>;
export type components = Record<never, never>;
