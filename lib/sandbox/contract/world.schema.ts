import { z } from '@hono/zod-openapi';
import { type WorldActionName, worldActions } from '../world/actions';

const names = Object.keys(worldActions) as [WorldActionName, ...WorldActionName[]];

/** The input of an action with its name, which selects the schema. */
type WorldVariant = z.ZodObject<{ action: z.ZodLiteral<WorldActionName> }>;

/** The schema of an action with its name as the first field, and with its rules for several fields. */
function variantOf(name: WorldActionName): WorldVariant {
  const { shape, def } = worldActions[name].schema;
  const checks = (def.checks ?? []) as z.core.$ZodCheck<object>[];
  return z
    .strictObject({ action: z.literal(name), ...shape })
    .check(...checks)
    .openapi(`${name.charAt(0).toUpperCase()}${name.slice(1)}Action`) as WorldVariant;
}

/** An action and its fields. */
export const worldBody = z
  .discriminatedUnion('action', names.map(variantOf) as [WorldVariant, ...WorldVariant[]])
  .openapi('WorldAction', { description: 'Something that happens in the demo shop.' });
