import { z } from '@hono/zod-openapi';
import { component } from './component';
import { email, phone, platformId } from './field-types';

/** The reference to a customer in other entities; `customer_identifier` in webhooks. */
export const customerData = component(
  'CustomerData',
  z.object({
    shopifyCustomerId: platformId(
      "The shop's customer id; `null` for guests, and for customers without a shop account.",
    ).nullable(),
    email: email('Email address; `null` if it is unknown or hidden from the token.').nullable(),
    phone: phone(
      'Phone number in E.164 format; `null` if it is unknown or hidden from the token.',
    ).nullable(),
  }),
  {
    description:
      'The customer or guest of an entity. With an access token, at least one field is set. A guest has only `email`.',
    examples: [
      { shopifyCustomerId: 7400112, email: 'mara@mail.example', phone: '+4930555010' },
      { shopifyCustomerId: null, email: 'ilse@mail.example', phone: null },
    ],
  },
);
