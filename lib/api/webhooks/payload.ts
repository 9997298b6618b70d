import { z } from '@hono/zod-openapi';
import { component } from '../contract/component';
import { dateTime } from '../contract/field-types';
import { recordedPayloads } from '../contract/recorded-examples';
import type { TopicName } from './topic-names';

/** Builds the schema of a payload: `occurredAt` and the fields of the topic. Its examples are recorded. */
export function payload<S extends z.core.$ZodLooseShape>(
  topic: TopicName,
  name: string,
  description: string,
  fields: S,
) {
  const schema = z.object({
    occurredAt: dateTime(
      'When the change happened. It is the same for every retry. Of two events, the one with the later timestamp is current.',
    ),
    ...fields,
  });
  return component(name, schema, { description, examples: recordedPayloads(topic) });
}
