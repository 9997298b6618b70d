import type { z } from '@hono/zod-openapi';
import type { tiers } from '../../database/tables/rewards';
import type { tier } from './tier.schema';

type Tier = z.input<typeof tier>;

/** A tier as the API returns it. The fields that no query needs are stored in the form of the API. */
export function tierOf(row: typeof tiers.$inferSelect): Tier {
  const { id, pointsMultiplier, isDefault, conditionValue } = row;
  const details = row.details as Omit<Tier, 'id' | 'pointsMultiplier' | 'isDefault'>;
  return {
    ...details,
    id,
    pointsMultiplier,
    isDefault,
    // The tag of a tier that a tag leads to is not a number.
    conditionValue: conditionValue ?? details.conditionValue,
  };
}
