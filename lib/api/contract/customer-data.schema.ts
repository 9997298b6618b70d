import { z } from '@hono/zod-openapi';
import { component } from './component';
import { email, phone, platformId } from './field-types';

/** The reference to a customer in other entities; `customer_identifier` in webhooks. */
export const customerData = component(
  'CustomerData',
  z.strictObject({
    shopifyCustomerId: platformId("The shop's customer id; null for a guest.").nullable(),
    email: email(
      'E-mail address; null when none is known or the reader may not see it.',
    ).nullable(),
    phone: phone(
      'Phone number in E.164 form; null when none is known or the reader may not see it.',
    ).nullable(),
  }),
  {
    description:
      'Whom an entity belongs to. At least one of the three fields is set for the shop owner; guests are known by their e-mail address alone.',
    examples: [
      { shopifyCustomerId: 7400112, email: 'mara@mail.example', phone: '+4930555010' },
      { shopifyCustomerId: null, email: 'ilse@mail.example', phone: null },
    ],
  },
);
