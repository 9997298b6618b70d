import { z } from 'zod';
import { topicNames } from '../../../api/webhooks/topic-names';
import { jsonExcess } from '../../../site/http/json-limits';
import { identityNote } from '../identity-note';
import { MCP_LIMITS } from '../limits';
import { payloadErrors } from '../payload-errors';
import { findSchema } from '../payload-schema';
import { defineTool, ToolError } from '../tool';

const { depth, errors: maxErrors, nameLength, payloadCharacters } = MCP_LIMITS;

/** Validates a payload against the contract. */
export const validatePayload = defineTool({
  name: 'validate_payload',
  title: 'Validate a payload',
  description:
    'Validates a JSON payload with the schemas of the Private API and returns every error with its path. Say what the payload is: the body of an operation, the payload of a webhook topic, or a value of a named schema. Nothing is sent or stored.',
  input: z.strictObject({
    payload: z
      .unknown()
      .describe(
        `The payload, as JSON. A string that contains a JSON object or array is parsed. At most ${payloadCharacters} characters.`,
      ),
    operation: z
      .string()
      .max(nameLength)
      .optional()
      .describe('Name of the operation whose body it is, such as "redeem".'),
    body: z
      .string()
      .regex(/^(request|[1-5][0-9]{2})$/, 'must be "request" or a status such as "200"')
      .default('request')
      .describe('With an operation: "request", or the status of a response such as "200".'),
    topic: z.enum(topicNames).optional().describe('Webhook topic whose payload it is.'),
    schema: z
      .string()
      .max(nameLength)
      .optional()
      .describe('Named schema of the API contract, such as "Review".'),
  }),
  output: z.strictObject({
    valid: z.boolean(),
    checked_against: z.string(),
    errors: z.array(
      z.strictObject({
        path: z.string().describe('JSON pointer into the payload; empty for the whole payload.'),
        message: z.string(),
      }),
    ),
    more_errors: z.int().describe(`Number of errors beyond the first ${maxErrors}.`),
    note: z
      .string()
      .nullable()
      .describe('What the schema cannot express: the identity that an access token requires.'),
  }),
  async run({ payload, ...query }) {
    if (payload === undefined)
      throw new ToolError('`payload` is required. Pass the JSON to validate.');
    const value = readPayload(payload);
    const { schema, title, requestOf } = findSchema(query);
    const note = requestOf && identityNote(requestOf, value);
    const { errors, more } = payloadErrors(schema, value);
    const lines = errors.map(({ path, message }) => `- ${path || 'the payload'}: ${message}`);
    const rest = more > 0 ? [`- and ${more} more`] : [];
    return {
      structured: {
        valid: errors.length === 0,
        checked_against: title,
        errors,
        more_errors: more,
        note: note ?? null,
      },
      text: [
        errors.length === 0
          ? `The payload is valid as ${title}.`
          : `The payload is not valid as ${title}:`,
        ...lines,
        ...rest,
        ...(note ? [note] : []),
      ].join('\n'),
    };
  },
});

/** Some clients can pass only strings, so an object or array inside one is parsed. */
function readPayload(payload: unknown): unknown {
  const isText = typeof payload === 'string';
  const text = isText ? payload : JSON.stringify(payload);
  if (text.length > payloadCharacters) {
    throw new ToolError(
      `\`payload\` has ${text.length} characters. It must have at most ${payloadCharacters}.`,
    );
  }
  if (jsonExcess(text) !== null) {
    throw new ToolError(
      `\`payload\` must have at most ${depth} levels of nested arrays and objects.`,
    );
  }
  if (!isText || !/^\s*[[{]/.test(text)) return payload;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToolError(`\`payload\` is a string that is not valid JSON: ${reason.slice(0, 200)}.`);
  }
}
