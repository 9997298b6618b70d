import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { currency, dateTime, platformId, url } from '../contract/field-types';
import { STOREFRONT_APPS } from '../contract/storefront-apps';
import { redeemRequest } from '../rewards/reward-rules.schema';

export const storefrontSession = component(
  'StorefrontSession',
  z.object({
    role: z.enum(['customer', 'guest']).describe('Kind of holder of the storefront token.'),
    customerId: platformId(
      "The shop's customer id; `null` for guests and customers without an account.",
    ).nullable(),
    expiresAt: dateTime('When the token expires, by the clock of the shop.'),
    now: dateTime('The time, by the clock of the shop.'),
    shop: z
      .object({
        domain: z.string().describe('Permanent domain.'),
        currency: currency('Currency of all amounts.'),
        storefrontUrl: url('Address of the storefront, without a trailing slash.'),
      })
      .describe('The shop of the token.'),
    disabledApps: z
      .array(z.enum(STOREFRONT_APPS))
      .describe('The apps that the shop owner has disabled.'),
    pointsDecimals: z.int().min(0).max(2).describe('The most decimals that points are shown with.'),
    wishlistsRequireSignIn: z
      .boolean()
      .describe('Whether the storefront asks guests to sign in before they save products.'),
  }),
  { description: 'The holder of a storefront token, and the settings of the shop.' },
);

export const sendVerificationCodeRequest = component(
  'SendVerificationCodeRequest',
  z.strictObject({
    channel: z.enum(['email', 'sms']).default('email').describe('How the customer gets the code.'),
  }),
  { description: 'A verification code to send.' },
);

export const verifiedRedeemRequest = component(
  'VerifiedRedeemRequest',
  redeemRequest.omit({ customerIdentifier: true }).extend({
    verificationToken: z
      .string()
      .regex(/^[0-9]{6}$/, 'must be six digits')
      .describe('The code that the customer received.'),
  }),
  { description: 'A spending rule to redeem, and the code that confirms it.' },
);
