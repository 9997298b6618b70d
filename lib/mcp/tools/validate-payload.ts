import { z } from 'zod';
import { topicNames } from '../../api/webhooks/topic-names';
import { jsonDepth } from '../json-depth';
import { MCP_LIMITS } from '../limits';
import { payloadErrors } from '../payload-errors';
import { findSchema } from '../payload-schema';
import { readOnlyTool, ToolError } from '../tool';

const { depth, faults: mostFaults, nameLength, payloadCharacters } = MCP_LIMITS;

/** Holds a payload against the contract. */
export const validatePayload = readOnlyTool({
  name: 'validate_payload',
  title: 'Validate a payload',
  description:
    'Checks a JSON payload against the contract of the REST API, by the same schemas that the API applies, and returns every fault with its place and reason. Name what the payload is: the body of an operation, the delivery of a webhook topic, or a named schema. Nothing is sent or stored.',
  input: z.strictObject({
    payload: z
      .unknown()
      .describe(
        `The payload itself, as JSON; text that holds a JSON object or list is read as such. At most ${payloadCharacters} characters.`,
      ),
    operation: z
      .string()
      .max(nameLength)
      .optional()
      .describe('Name of the call whose body it is, such as "redeem".'),
    body: z
      .string()
      .regex(/^(request|[1-5][0-9]{2})$/, 'must be "request" or a status such as "200"')
      .default('request')
      .describe('With an operation: "request", or the status of an answer such as "200".'),
    topic: z.enum(topicNames).optional().describe('Webhook topic whose delivery it is.'),
    schema: z
      .string()
      .max(nameLength)
      .optional()
      .describe('Named schema of the contract, such as "Review".'),
  }),
  output: z.strictObject({
    valid: z.boolean(),
    checked_against: z.string(),
    faults: z.array(
      z.strictObject({
        path: z.string().describe('JSON pointer into the payload; empty for the whole.'),
        message: z.string(),
      }),
    ),
    more_faults: z.int().describe(`Faults beyond the first ${mostFaults}.`),
  }),
  async run({ payload, ...asked }) {
    if (payload === undefined) throw new ToolError('Pass the payload to check.');
    const value = readPayload(payload);
    const { schema, title } = findSchema(asked);
    const all = payloadErrors(schema, value);
    const faults = all.slice(0, mostFaults);
    const more = all.length - faults.length;
    const lines = faults.map(({ path, message }) => `- ${path || 'the payload'}: ${message}`);
    const rest = more > 0 ? [`- and ${more} more`] : [];
    return {
      structured: {
        valid: all.length === 0,
        checked_against: title,
        faults,
        more_faults: more,
      },
      text:
        all.length === 0
          ? `The payload is valid as ${title}.`
          : [`The payload is not valid as ${title}:`, ...lines, ...rest].join('\n'),
    };
  },
});

/** Some clients can pass text only: an object or list in it is what was meant. */
function readPayload(payload: unknown): unknown {
  const isText = typeof payload === 'string';
  const text = isText ? payload : JSON.stringify(payload);
  if (text.length > payloadCharacters) {
    throw new ToolError(
      `The payload has ${text.length} characters; at most ${payloadCharacters} are checked.`,
    );
  }
  if (jsonDepth(text) > depth) {
    throw new ToolError(`The payload is nested deeper than ${depth} levels.`);
  }
  if (!isText || !/^\s*[[{]/.test(text)) return payload;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolError(`The payload is text that is no JSON: ${reason.slice(0, 200)}.`);
  }
}
