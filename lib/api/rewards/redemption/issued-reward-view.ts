import type { z } from '@hono/zod-openapi';
import type { IssuedRewardRow } from '../rows';
import type { issuedReward } from './issued-reward.schema';

/** A reward that a customer holds, as the API returns it. */
export function issuedRewardOf(row: IssuedRewardRow): z.input<typeof issuedReward> {
  const { id, code, details, createdAt, expiresAt } = row;
  return {
    id,
    ...details,
    code,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
