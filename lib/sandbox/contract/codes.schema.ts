import { z } from '@hono/zod-openapi';
import { timestamp } from './fields';

const verificationCode = z.object({
  customer: z.object({
    id: z.int().nullable().describe("The shop's customer id; `null` without an account."),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  channel: z.enum(['email', 'sms']).describe('How a shop would send it.'),
  code: z.string().describe('The six digits.').openapi({ example: '048213' }),
  sentAt: timestamp('When it was sent, by the clock of the sandbox.'),
  expiresAt: timestamp('When it expires, by the clock of the sandbox.'),
});

export type VerificationCode = z.output<typeof verificationCode>;

/** The codes that customers can use. */
export const codeList = z
  .object({ codes: z.array(verificationCode) })
  .openapi('VerificationCodeList');
