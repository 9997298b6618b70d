import type { z } from '@hono/zod-openapi';
import type { tiers } from '../../database/tables/rewards';
import { defaultLocale } from '../contract/limits';
import { localized } from './localized';
import type { tier } from './tier.schema';

/** A tier as the API returns it. */
export function tierOf(
  row: typeof tiers.$inferSelect,
  locale: string = defaultLocale,
): z.input<typeof tier> {
  const { id, pointsMultiplier, isDefault, conditionValue, details } = row;
  const { title, description, perks, image, condition, tag, tagsToAdd, rewarding } = details;
  return {
    id,
    title: localized(title, locale),
    description: description && localized(description, locale),
    perks: perks.map((perk) => localized(perk, locale)),
    pointsMultiplier,
    image,
    condition,
    conditionValue: conditionValue ?? tag,
    tagsToAdd,
    rewarding,
    isDefault,
  };
}
