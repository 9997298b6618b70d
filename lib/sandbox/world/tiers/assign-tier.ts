import { z } from '@hono/zod-openapi';
import { assignedId } from '../../../api/contract/field-types';
import { customerIdentifierField } from '../../../api/contract/identity';
import { findCustomer } from '../../../api/http/access/identity';
import { lockCustomer } from '../../../api/rewards/earning/points-store';
import { changeTier } from '../../../api/rewards/tiers/reach-tier';
import { listTiers } from '../../../api/rewards/tiers/tier-store';
import { badRequest, defineAction } from '../define-action';

/** The shop owner put a customer into a tier, or out of all. The entry reward is given once for each tier. */
export const assignTier = defineAction(
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer whose tier changes.'),
    tierId: assignedId('The new tier; `null` for none.').nullable(),
  }),
  async (context, { customerIdentifier, tierId }) => {
    const { transaction, shop } = context;
    const named = await findCustomer(context, customerIdentifier, 'customerUnknown');
    const tiers = await listTiers(transaction, shop.id);
    const tier = tiers.find(({ id }) => id === tierId) ?? null;
    if (tierId !== null && !tier?.isActive) throw badRequest('tierId matches no active tier');
    const customer = await lockCustomer(context, named);
    if (customer.tierId === tierId) return;
    await changeTier(context, customer, tier, tiers);
  },
);
