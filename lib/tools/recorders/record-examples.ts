import type { Database } from '../../api/database/database';
import type { SentRequest } from '../../api/openapi/example-requests/example-request';
import { exampleRequestsOf } from '../../api/openapi/example-requests/example-requests';
import { operations } from '../../api/operations';
import { topicRequests } from '../../sandbox/shops/demo/topic-requests';
import { record } from './recorder';
import type { SentAction } from './sent-action';

/** A recorded example of a response. */
export interface RecordedResponse {
  summary: string;
  value: unknown;
}

/** Responses and events of the operations of the demo shop. */
export interface RecordedExamples {
  /** By operation and name of the example. Those of operations without a response body are empty. */
  responses: Record<string, Record<string, RecordedResponse>>;
  /** Payloads by topic. */
  payloads: Record<string, unknown[]>;
}

/** At most so many payloads of a topic become examples. */
const MAX_PAYLOADS = 2;

/**
 * Records the examples of all operations, and of the topics that none of them fires.
 *
 * @throws Error if a request fails
 */
export async function recordExamples(database: Database): Promise<RecordedExamples> {
  const recorded: RecordedExamples = { responses: {}, payloads: {} };
  for (const { id } of operations) {
    const responses: Record<string, RecordedResponse> = {};
    for (const [name, { summary, before, ...sent }] of Object.entries(exampleRequestsOf(id))) {
      const { status, body, events } = await record(
        database,
        `${id} ${name}`,
        { operation: id, ...sent },
        before,
      );
      if (status >= 300) {
        throw new Error(
          `The example "${name}" of ${id} returned ${status}: ${JSON.stringify(body)}`,
        );
      }
      if (status === 200) responses[name] = { summary, value: body };
      for (const { topic, payload } of events) {
        const payloads = recorded.payloads[topic] ?? [];
        recorded.payloads[topic] = [...payloads, payload].slice(0, MAX_PAYLOADS);
      }
    }
    if (Object.keys(responses).length > 0) recorded.responses[id] = responses;
  }
  for (const [topic, request] of Object.entries(topicRequests)) {
    if (recorded.payloads[topic]) continue;
    const { events } = await record(database, topic, request as SentRequest | SentAction);
    const payloads = events.filter((event) => event.topic === topic).map(({ payload }) => payload);
    if (payloads.length === 0) throw new Error(`Nothing fired ${topic}.`);
    recorded.payloads[topic] = payloads.slice(0, MAX_PAYLOADS);
  }
  return recorded;
}
