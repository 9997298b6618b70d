import { z } from '@hono/zod-openapi';
import { type WorldActionName, worldActions } from '../../world/actions';

const names = Object.keys(worldActions) as [WorldActionName, ...WorldActionName[]];

/** The schemas of the actions with their fields, by their names in the document. */
export const worldVariants: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  names.map((name) => [
    `${name.charAt(0).toUpperCase()}${name.slice(1)}Action`,
    z.strictObject({ action: z.literal(name), ...fieldsOf(name) }),
  ]),
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
    oneOf: Object.keys(worldVariants).map((name) => ({ $ref: `#/components/schemas/${name}` })),
  });

/** The events that an action fired. */
export const worldResult = z
  .object({ events: z.array(z.object({ id: z.string(), topic: z.string() })) })
  .openapi('WorldResult', { description: 'The events that fired, in their order.' });
