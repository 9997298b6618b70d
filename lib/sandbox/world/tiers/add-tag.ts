import { z } from '@hono/zod-openapi';
import { text } from '../../../api/contract/field-types';
import { customerIdentifierField } from '../../../api/contract/identity';
import { findCustomer } from '../../../api/http/access/identity';
import { lockCustomer, updateCustomer } from '../../../api/rewards/earning/points-store';
import { reachTier } from '../../../api/rewards/tiers/reach-tier';
import { defineAction } from '../define-action';

const MAX_TAG = 255;

/** The shop owner added a tag to a customer, which may be the milestone of a tier. */
export const addTag = defineAction(
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer who gets the tag.'),
    tag: text({ min: 1, max: MAX_TAG }, 'The tag.'),
  }),
  async (context, { customerIdentifier, tag }) => {
    const { transaction } = context;
    const named = await findCustomer(context, customerIdentifier, 'customerUnknown');
    const customer = await lockCustomer(context, named);
    const tags = [...new Set([...customer.tags, tag])];
    await updateCustomer(transaction, customer, { tags });
    await reachTier(context, { ...customer, tags });
  },
);
