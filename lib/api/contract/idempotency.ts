import { z } from '@hono/zod-openapi';
import { limits } from './limits';

const { idempotencyKey } = limits;

/** The headers of a request that can be retried safely; other headers are ignored. */
export const idempotencyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .min(idempotencyKey.min)
    .max(idempotencyKey.max)
    .regex(/^[\x21-\x7E]+$/)
    .optional()
    .openapi({
      param: {
        description:
          'A key of your choice that makes the call safe to repeat for 24 hours: the same key with the same body gets the first answer again, and nothing happens twice.',
        example: '5f3b0c8e-redeem-1',
        'x-component': 'IdempotencyKey',
      },
    }),
});
