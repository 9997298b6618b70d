import { z } from '@hono/zod-openapi';

/** A timestamp with an example. */
export const timestamp = (description: string) =>
  z.iso.datetime().describe(description).openapi({ example: '2025-03-04T09:15:00.000Z' });
