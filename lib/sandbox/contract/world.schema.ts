import { z } from '@hono/zod-openapi';
import { type WorldActionName, worldActions } from '../../world/actions';

const names = Object.keys(worldActions) as [WorldActionName, ...WorldActionName[]];

/** One schema for each action: its name and its fields. */
const variants = names.map((name) =>
  z
    .strictObject({ action: z.literal(name), ...fieldsOf(name) })
    .openapi(`${name.charAt(0).toUpperCase()}${name.slice(1)}Action`),
);

function fieldsOf(name: WorldActionName): z.core.$ZodLooseShape {
  const { schema } = worldActions[name];
  return schema instanceof z.ZodObject ? schema.shape : {};
}

/** What happens. The schema of the action validates its fields. */
export const worldBody = z
  .looseObject({ action: z.enum(names).describe('What happens.') })
  .openapi('WorldAction', {
    description: 'Something that happens in the demo shop.',
    oneOf: variants.map((variant) => ({
      $ref: `#/components/schemas/${variant.meta()?.id ?? ''}`,
    })),
  });

/** The schemas of the actions, for the document. */
export const worldVariants: readonly z.ZodType[] = variants;

/** The events that an action fired. */
export const worldResult = z
  .object({ events: z.array(z.object({ id: z.string(), topic: z.string() })) })
  .openapi('WorldResult', { description: 'The events that fired, in their order.' });
