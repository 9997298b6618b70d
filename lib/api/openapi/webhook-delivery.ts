import { z } from '@hono/zod-openapi';
import { apiBrand } from '../contract/brand';
import type { Topic } from '../webhooks/topic';
import { topicNames } from '../webhooks/topic-names';

interface HeaderDocs {
  description: string;
  example: string;
  /** Name in `components/parameters`, for a header with the same example in all deliveries. */
  component?: string;
}

function header(schema: z.ZodType<string>, { description, example, component }: HeaderDocs) {
  return schema.openapi({
    param: { description, example, ...(component ? { 'x-component': component } : {}) },
  });
}

/** The event in the headers of an example delivery. */
interface ExampleEvent {
  id: string;
  occurredAt: string;
}

/** The id of the event in an example of a topic. Every example has a different one. */
export function exampleEventId({ name }: Topic, index = 0): string {
  const number = 0x2f7c1a + topicNames.indexOf(name) * 0x1357 + index * 0x9b;
  return `evt_${number.toString(16)}`;
}

/** The event of the first example of a topic. */
function exampleEvent(topic: Topic): ExampleEvent {
  const [first] = topic.examples as [{ occurredAt: string }];
  return { id: exampleEventId(topic), ...first };
}

/** The headers of a delivery. The ones of Standard Webhooks have no prefix. */
function deliveryHeaders(topic: Topic) {
  const { headerPrefix, userAgent } = apiBrand;
  const { id, occurredAt } = exampleEvent(topic);
  return z.object({
    'webhook-id': header(z.string().min(1), {
      description:
        'Id of the event. It is the same for every retry and every subscription. Use it to ignore duplicates.',
      example: id,
    }),
    'webhook-timestamp': header(z.string().regex(/^[0-9]+$/), {
      description:
        'When this attempt was sent, in seconds since 1970. Reject it if it differs from the current time by more than 300 seconds.',
      example: String(Math.ceil(Date.parse(occurredAt) / 1_000)),
    }),
    'webhook-signature': header(
      z.string().regex(/^v1,[A-Za-z0-9+/]+={0,2}( v1,[A-Za-z0-9+/]+={0,2})*$/),
      {
        description:
          'HMAC with SHA-256 of `{webhook-id}.{webhook-timestamp}.{raw body}`, in Base64 after `v1,`. While the secret is being changed, there are several signatures, separated by spaces. One of them must match.',
        example: 'v1,irNPZkkXxe5xUuVaxeDxpXKZMQGWzB0KRuRsZcSdoFc=',
        component: 'WebhookSignature',
      },
    ),
    [`${headerPrefix}Topic`]: header(z.enum(topicNames), {
      description: 'The topic of the subscription. It is not signed, so use it for logs only.',
      example: topic.name,
    }),
    [`${headerPrefix}Shop`]: header(z.string().min(1), {
      description: 'The permanent domain of the shop. It is not signed, so use it for logs only.',
      example: 'northlight.shop.example',
      component: 'WebhookShop',
    }),
    [`${headerPrefix}Attempt`]: header(z.string().regex(/^[1-9]$/), {
      description: 'Number of the attempt, from 1 to 9.',
      example: '1',
      component: 'WebhookAttempt',
    }),
    [`${headerPrefix}Triggered-At`]: header(z.iso.datetime(), {
      description: 'When the event happened. Equals `occurredAt` of the body.',
      example: occurredAt,
    }),
    'User-Agent': header(z.string(), {
      description: 'The sender and the version of the format.',
      example: userAgent,
      component: 'WebhookUserAgent',
    }),
  });
}

function causes({ firedBy }: Topic) {
  if (firedBy.length === 0) return 'No operation causes it.';
  return `Caused by ${firedBy.join(', ')}.`;
}

const responses = {
  '2XX': {
    description:
      'Received. Return any status from 200 to 299 within ten seconds. The body is ignored.',
  },
  410: {
    description: 'Gone. There are no further attempts for this delivery. The subscription stays.',
  },
  '4XX': {
    description:
      'Not received, as with any other status, a redirect or a timeout. Eight retries follow within about four hours. `Retry-After` of a 429 or 503 is respected up to one hour.',
  },
};

/** A topic as a route for `webhooks` in the document. */
export function deliveryOf(topic: Topic) {
  const examples = topicExamples(topic);
  return {
    method: 'post' as const,
    path: topic.name,
    operationId: `on_${topic.slug}`,
    tags: ['Webhook topics'],
    summary: topic.summary,
    description: `${topic.fires}\n\nNot sent: ${lowerFirst(topic.doesNotFire)}\n\n${causes(topic)}\n\nSent only to clients that were granted the scope \`${topic.scope}\`.`,
    security: [],
    request: {
      headers: deliveryHeaders(topic),
      body: {
        required: true,
        content: { 'application/json': { schema: topic.payload, examples } },
      },
    },
    responses,
  };
}

function lowerFirst(sentence: string) {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function topicExamples({ summary, examples }: Topic) {
  return Object.fromEntries(
    examples.map((value, index) => [`event${index + 1}`, { summary, value }]),
  );
}
