import { type RouteConfig, z } from '@hono/zod-openapi';
import { namedComponents } from '../../api/contract/component';
import type { Operation } from '../../api/contract/define-operation';
import { topics } from '../../api/topics';
import { closestNames, didYouMean } from '../../site/suggestions/did-you-mean';
import { findOperation } from './api-operations';
import { ToolError } from './tool';

/** The schema of a payload, by exactly one of the three names. */
export interface SchemaQuery {
  schema?: string | undefined;
  topic?: string | undefined;
  operation?: string | undefined;
  /** With an operation: `request`, or the status of a response. */
  body: string;
}

/** A schema of the contract with a title, such as `the request body of redeem`. */
export interface TitledSchema {
  schema: z.ZodType;
  title: string;
  /** The operation whose request body it is. */
  requestOf?: Operation;
}

/** The schema that a query names, as the API itself applies it. @throws ToolError */
export function findSchema({ schema, topic, operation, body }: SchemaQuery): TitledSchema {
  const given = [schema, topic, operation].filter((name) => name !== undefined);
  if (given.length !== 1) {
    throw new ToolError('Pass exactly one of `schema`, `topic` and `operation`.');
  }
  if (schema !== undefined) return componentNamed(schema);
  if (topic !== undefined) return payloadOf(topic);
  return bodyOf(operation ?? '', body);
}

function componentNamed(name: string): TitledSchema {
  const schema = namedComponents().get(name);
  if (schema) return { schema, title: `the schema ${name}` };
  throw new ToolError(
    `There is no schema "${name}".`,
    didYouMean(closestNames(name, namedComponents().keys())),
    'The `$defs` that read_operation returns hold the schemas of an operation.',
  );
}

function payloadOf(name: string): TitledSchema {
  const topic = topics.find((known) => known.name === name);
  if (topic) return { schema: topic.payload, title: `the payload of ${name}` };
  throw new ToolError(
    `There is no topic "${name}". Topics: ${topics.map((known) => known.name).join(', ')}.`,
  );
}

function bodyOf(operation: string, body: string): TitledSchema {
  const found = findOperation({ operation });
  const { id, route } = found;
  const schemas = jsonSchemasOf(route);
  const schema = schemas.get(body);
  if (schema) {
    const which = body === 'request' ? 'request body' : `response ${body}`;
    const title = `the ${which} of ${id}`;
    return body === 'request' ? { schema, title, requestOf: found } : { schema, title };
  }
  throw new ToolError(
    `${id} has no JSON body "${body}". It has: ${[...schemas.keys()].join(', ')}.`,
  );
}

/** The schemas of the JSON bodies of a route: under `request`, and under the statuses of its responses. */
function jsonSchemasOf({ request, responses }: RouteConfig): Map<string, z.ZodType> {
  const bodies = [['request', request?.body] as const, ...Object.entries(responses)];
  return new Map(
    bodies.flatMap(([name, body]) => {
      const media = body && 'content' in body ? body.content?.['application/json'] : undefined;
      const schema = media && 'schema' in media ? media.schema : undefined;
      return schema instanceof z.ZodType ? [[name, schema] as const] : [];
    }),
  );
}
