import type { z } from '@hono/zod-openapi';
import { namedComponents } from '../api/contract/component';
import { getOperation } from '../api/operations';
import { topics } from '../api/topics';
import { closestNames, didYouMean } from '../suggestions/did-you-mean';
import { findCall } from './api-operations';
import { ToolError } from './tool';

/** What a payload is held against: one of the three. */
export interface AskedSchema {
  schema?: string | undefined;
  topic?: string | undefined;
  operation?: string | undefined;
  /** With an operation: `request`, or the status of an answer. */
  body: string;
}

/** A schema of the contract and what it is. */
export interface FoundSchema {
  schema: z.ZodType;
  /** For people, such as `the request body of redeem`. */
  title: string;
}

/** Finds the schema that is meant, as the API itself applies it. @throws ToolError */
export function findSchema({ schema, topic, operation, body }: AskedSchema): FoundSchema {
  const given = [schema, topic, operation].filter((name) => name !== undefined);
  if (given.length !== 1) throw new ToolError('Pass one of schema, topic and operation.');
  if (schema !== undefined) return named(schema);
  if (topic !== undefined) return deliveryOf(topic);
  return bodyOf(operation ?? '', body);
}

function named(name: string): FoundSchema {
  const schema = namedComponents().get(name);
  if (schema) return { schema, title: `the schema ${name}` };
  throw new ToolError(
    `There is no schema "${name}".`,
    didYouMean(closestNames(name, namedComponents().keys())),
    'The `$defs` that read_operation returns hold the schemas of an operation.',
  );
}

function deliveryOf(name: string): FoundSchema {
  const topic = topics.find((known) => known.name === name);
  if (topic) return { schema: topic.payload, title: `the payload of ${name}` };
  throw new ToolError(
    `There is no topic "${name}". Topics: ${topics.map((known) => known.name).join(', ')}.`,
  );
}

interface HasContent {
  content?: { 'application/json'?: { schema: z.ZodType } };
}

/** The bodies of a call by name; the types of the calls tell each of them apart, which nobody needs here. */
interface CallBodies {
  request: { body?: HasContent };
  responses: Record<string, HasContent>;
}

function bodyOf(operation: string, body: string): FoundSchema {
  const { id } = findCall({ operation });
  const call = getOperation(id)?.route as CallBodies | undefined;
  const bodies = new Map<string, HasContent | undefined>([
    ['request', call?.request.body],
    ...Object.entries(call?.responses ?? {}),
  ]);
  const schema = bodies.get(body)?.content?.['application/json']?.schema;
  if (schema) {
    const which = body === 'request' ? 'request body' : `answer ${body}`;
    return { schema, title: `the ${which} of ${id}` };
  }
  const known = [...bodies].filter(([, each]) => each?.content?.['application/json']);
  throw new ToolError(
    `${id} has no JSON body "${body}". It has: ${known.map(([name]) => name).join(', ')}.`,
  );
}
