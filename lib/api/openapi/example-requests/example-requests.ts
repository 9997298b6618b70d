import { getOperation, type OperationId } from '../../operations';
import type { ExampleRequest } from './example-request';
import { readRequests } from './read-requests.data';
import { writeRequests } from './write-requests.data';

type BodyExamples = Record<string, { summary: string; value: Record<string, unknown> }>;

/** The requests whose responses are recorded for an operation, by the name of the example. */
export function exampleRequestsOf(id: OperationId): Record<string, ExampleRequest> {
  const content = getOperation(id).route.request as
    | { body?: { content: { 'application/json': { examples: BodyExamples } } } }
    | undefined;
  const bodies = content?.body?.content['application/json'].examples ?? {};
  const ofBodies = Object.entries(bodies).map(([name, { summary, value }]) => [
    name,
    { summary, body: value, ...writeRequests[id]?.[name] },
  ]);
  return { ...Object.fromEntries(ofBodies), ...readRequests[id] };
}
