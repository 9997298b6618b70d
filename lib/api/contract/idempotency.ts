import { z } from '@hono/zod-openapi';
import { limits } from './limits';

const { idempotencyKey } = limits;

/** The headers of a request that can be retried safely; other headers are ignored. */
export const idempotencyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(idempotencyKey.min)
    .max(idempotencyKey.max)
    .regex(/^[\x21-\x7E]+$/, 'must contain visible ASCII characters only')
    .optional()
    .openapi({
      param: {
        description:
          'A key that makes the request safe to retry for 24 hours. After the request has succeeded, another one with the same key and the same body returns the same response and changes nothing.',
        example: '5f3b0c8e-redeem-1',
        'x-component': 'IdempotencyKey',
      },
    }),
});
