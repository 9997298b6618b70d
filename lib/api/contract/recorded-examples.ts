import recorded from './generated/examples.json' with { type: 'json' };

/** A named example of a response. */
interface RecordedResponse {
  summary: string;
  value: unknown;
}

// What the running API returned for the example requests; written by `npm run generate`.
const { responses, payloads } = recorded as unknown as {
  responses: Record<string, Record<string, RecordedResponse>>;
  payloads: Record<string, unknown[]>;
};

/** The recorded responses of an operation, by the names of its example requests. */
export function recordedResponses(operationId: string): Record<string, RecordedResponse> {
  return responses[operationId] ?? {};
}

/** The recorded payloads of a topic; empty if no example request fires it. */
export function recordedPayloads(topic: string): readonly unknown[] {
  return payloads[topic] ?? [];
}
