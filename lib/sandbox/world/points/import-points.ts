import { z } from '@hono/zod-openapi';
import { text } from '../../../api/contract/field-types';
import { customerIdentifierField } from '../../../api/contract/identity';
import { findCustomer } from '../../../api/http/access/identity';
import { changePoints } from '../../../api/rewards/earning/change-points';
import { lockCustomer } from '../../../api/rewards/earning/points-store';
import { defineAction } from '../define-action';
import { positiveAmount } from '../fields';

const MAX_NOTE = 255;

/** Points of another program were imported. They are never multiplied and don't count for tiers. */
export const importPoints = defineAction(
  z.strictObject({
    customerIdentifier: customerIdentifierField('The customer who gets the points.'),
    points: positiveAmount('Number of points, with at most two decimals.'),
    note: text({ min: 1, max: MAX_NOTE }, 'A note in the history.').optional(),
  }),
  async (context, { customerIdentifier, points, note }) => {
    const named = await findCustomer(context, customerIdentifier, 'customerUnknown');
    const customer = await lockCustomer(context, named);
    const reward = { type: 'points' as const, points };
    await changePoints(context, customer, points, { fields: { type: 'import', reward }, note });
  },
);
