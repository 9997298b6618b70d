import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { dateTime } from '../contract/field-types';

/** Builds the schema of a payload: `occurredAt` and the fields of the topic. */
export function payload<S extends z.core.$ZodLooseShape>(
  name: string,
  description: string,
  fields: S,
  examples: readonly unknown[],
) {
  const schema = z.object({
    occurredAt: dateTime(
      'When the change happened. It is the same for every retry. Of two events, the one with the later timestamp is current.',
    ),
    ...fields,
  });
  return component(name, schema, { description, examples });
}
