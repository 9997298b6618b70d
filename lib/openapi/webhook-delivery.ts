import { z } from '@hono/zod-openapi';
import { type ApiBrand, apiBrand } from '../api/contract/brand';
import type { Topic } from '../api/webhooks/topic';
import { topicNames } from '../api/webhooks/topic-names';

function header(schema: z.ZodType<string>, name: string, description: string, example: string) {
  return schema.openapi({ param: { description, example, 'x-component': name } });
}

/** The headers of a delivery. The ones of Standard Webhooks have no prefix. */
function deliveryHeaders({ headerPrefix, userAgent }: ApiBrand = apiBrand) {
  return z.object({
    'webhook-id': header(
      z.string().min(1),
      'WebhookId',
      'Id of the event: the same on every retry and for every subscription. Use it to drop duplicates.',
      'evt_2f7c1a',
    ),
    'webhook-timestamp': header(
      z.string().regex(/^[0-9]+$/),
      'WebhookTimestamp',
      'Seconds since 1970 of this attempt. Refuse it when it is more than 300 seconds away from now.',
      '1741080000',
    ),
    'webhook-signature': header(
      z.string().regex(/^v1,[A-Za-z0-9+/]+={0,2}( v1,[A-Za-z0-9+/]+={0,2})*$/),
      'WebhookSignature',
      'HMAC with SHA-256 over `{webhook-id}.{webhook-timestamp}.{raw body}`, in base64 after `v1,`; several with blanks between while a secret is being changed. One match is enough.',
      'v1,irNPZkkXxe5xUuVaxeDxpXKZMQGWzB0KRuRsZcSdoFc=',
    ),
    [`${headerPrefix}Topic`]: header(
      z.enum(topicNames),
      'WebhookTopicHeader',
      'The topic of the subscription.',
      'customer/balanceUpdated',
    ),
    [`${headerPrefix}Shop`]: header(
      z.string().min(1),
      'WebhookShop',
      'The permanent domain of the shop; it tells the shops of a partner apart.',
      'northlight.shop.example',
    ),
    [`${headerPrefix}Attempt`]: header(
      z.string().regex(/^[1-9]$/),
      'WebhookAttempt',
      'Which attempt this is: 1 for the first, 9 for the last.',
      '1',
    ),
    [`${headerPrefix}Triggered-At`]: header(
      z.iso.datetime(),
      'WebhookTriggeredAt',
      'When the change happened; equals `occurredAt` of the body.',
      '2025-03-04T09:15:00.120Z',
    ),
    'User-Agent': header(
      z.string(),
      'WebhookUserAgent',
      'The sender and the version of the format.',
      userAgent,
    ),
  });
}

function causes({ firedBy }: Topic) {
  if (firedBy.length === 0) return 'No call causes it; the shop owner does.';
  return `Caused by ${firedBy.join(', ')}.`;
}

const responses = {
  '2XX': {
    description:
      'Received. Any status from 200 to 299 within ten seconds counts; the body is ignored.',
  },
  410: { description: 'Gone: this delivery ends at once. The subscription stays.' },
  '4XX': {
    description:
      'Not received, like every other status, a redirect or a timeout. Eight retries follow over about four hours; `Retry-After` of a 429 is honoured up to one hour.',
  },
};

/**
 * A topic as a route for `webhooks` in the document.
 *
 * @param brand names the product in the headers; defaults to the brand of this API
 */
export function deliveryOf(topic: Topic, brand: ApiBrand = apiBrand) {
  const examples = topicExamples(topic);
  return {
    method: 'post' as const,
    path: topic.name,
    operationId: `on_${topic.slug}`,
    tags: ['Webhook topics'],
    summary: topic.summary,
    description: `${topic.fires}\n\nNot sent: ${lowerFirst(topic.doesNotFire)}\n\n${causes(topic)}`,
    security: [],
    request: {
      headers: deliveryHeaders(brand),
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
