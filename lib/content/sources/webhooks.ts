import type { RootContent, Table } from 'mdast';
import { componentName } from '../../api/contract/component';
import { deliveryHeaders } from '../../api/deliveries/sending/delivery-headers';
import {
  describeFieldGroups,
  type FieldDescription,
  type FieldGroup,
} from '../../api/openapi/fields';
import { exampleEventId } from '../../api/openapi/webhook-delivery';
import { objectNameOf, webhookObjects } from '../../api/openapi/webhook-objects';
import { topics } from '../../api/topics';
import type { Topic } from '../../api/webhooks/topic';
import { demoWebhookSecret } from '../../sandbox/shops/demo/client-secrets';
import { en } from '../../site/messages/en';
import { objectsInside } from '../api-reference/object-uses';
import type { ContentIndex } from '../pages/page';
import { defineSource } from '../tags/define-tag';
import { runButton } from '../tags/run';
import { valuesText, withSeparators } from './api-fields';
import { blocks, code, codeLink, codeSpan, table, tag } from './nodes';
import { subjectUrls } from './subject-pages';

const EXAMPLE_SHOP = 'northlight.shop.example';

/** A schema that pages show: an object that payloads contain, or the payload of a topic. */
function documented(of: string) {
  const object = webhookObjects[of];
  if (object) return object;
  const topic = topics.find(({ name }) => name === of);
  if (topic) return { schema: topic.payload, examples: topic.examples };
  const names = [...Object.keys(webhookObjects), ...topics.map(({ name }) => name)].join(', ');
  throw new Error(`the contract has no object or topic "${of}". There are: ${names}`);
}

/** The fields of an object or payload, with one table per variant. */
export function schemaFields(of: string, index: ContentIndex): RootContent[] {
  const links = subjectUrls(index, 'object');
  return describeFieldGroups(documented(of).schema).flatMap((group) => [
    ...variantLine(group),
    table(
      group.variant ? `Fields of ${of}, ${group.when}` : `Fields of ${of}`,
      'fields',
      ['Name', 'Type', 'Meaning'],
      group.fields.flatMap((field) => fieldRows(field, '', links)),
    ),
  ]);
}

/** The examples of an object or payload. */
function schemaExample(of: string): RootContent[] {
  const examples = documented(of).examples.map((example) =>
    code('json', of, JSON.stringify(example, null, 2)),
  );
  return examples.length > 0 ? [tag('ExamplePane', {}, examples)] : [];
}

/** A delivery as a receiver gets it: headers with a valid signature, and the signed body. */
export function delivery(of: string): RootContent[] {
  const topic = findTopic(of);
  const examples = topic.examples.map((example, index) => {
    const { occurredAt } = example as { occurredAt: string };
    const body = JSON.stringify(example, null, 2);
    const attempt = {
      id: exampleEventId(topic, index),
      timestamp: Math.floor(Date.parse(occurredAt) / 1_000) + 1,
      body,
      topic: topic.name,
      shop: EXAMPLE_SHOP,
      attempt: 1,
      triggeredAt: occurredAt,
    };
    const headers = {
      Host: 'hooks.shop.example',
      ...deliveryHeaders(attempt, [demoWebhookSecret]),
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    return code('http', 'Delivery', `POST /laurel HTTP/1.1\n${lines.join('\n')}\n\n${body}`);
  });
  return [tag('ExamplePane', {}, [runButton(en.fire, { topic: of }, examples)])];
}

/** The topics whose payloads contain an object, at any depth. */
function usedBy(of: string, index: ContentIndex): RootContent[] {
  const using = topics.filter(({ payload }) => {
    const payloadName = componentName(payload);
    return (
      payloadName &&
      [...objectsInside(payloadName)].some((component) => objectNameOf(component) === of)
    );
  });
  return using.length > 0 ? [topicTable(`Topics with ${of}`, using, index)] : [];
}

/** Topics, each linked to its page. */
export function topicTable(label: string, listed: readonly Topic[], index: ContentIndex): Table {
  const urls = subjectUrls(index, 'topic');
  const rows = listed.map(({ name, summary }) => [codeLink(name, urls.get(name)), `${summary}.`]);
  return table(label, 'list', ['Topic', 'Sent when'], rows);
}

/** The topic of that name. @throws Error that lists the existing names */
export function findTopic(name: string): Topic {
  const topic = topics.find((known) => known.name === name);
  if (topic) return topic;
  throw new Error(
    `there is no topic "${name}". Topics: ${topics.map((known) => known.name).join(', ')}`,
  );
}

/** The topics that an endpoint such as `POST /v2/rewards/redeem` triggers. */
export function topicsCausedBy(endpoint: string): Topic[] {
  const operation = endpoint.slice(endpoint.lastIndexOf('/') + 1);
  return topics.filter(({ firedBy }) => firedBy.includes(operation));
}

function variantLine({ variant, when }: FieldGroup): RootContent[] {
  return variant ? blocks(`**When ${when?.replace(/(\w+): ([^,]+)/g, '`$1` is `$2`')}**`) : [];
}

function fieldRows(
  field: FieldDescription,
  parent: string,
  links: ReadonlyMap<string, string>,
): string[][] {
  const name = parent + field.name;
  const limits = limitsOf(field);
  const values = field.enumValues ? ` ${valuesText(field.enumValues)}` : '';
  return [
    [
      codeSpan(name) + (field.optional ? ' *optional*' : ''),
      typeCell(field, links),
      `${field.description}${values}${limits}`,
    ],
    ...(field.fields ?? []).flatMap((inner) => fieldRows(inner, `${name}.`, links)),
  ];
}

/** The limits of a field as a sentence, with its pattern as code. */
function limitsOf({ constraints }: FieldDescription): string {
  if (constraints.length === 0) return '';
  const text = constraints
    .map((limit) =>
      limit.startsWith('pattern ')
        ? `pattern ${codeSpan(limit.slice('pattern '.length))}`
        : withSeparators(limit),
    )
    .join(', ');
  return ` ${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A field's type, with objects under the names of their pages. */
function typeCell(
  { type, nullable }: FieldDescription,
  links: ReadonlyMap<string, string>,
): string {
  const alternatives = type.split(' or ').map((alternative) => {
    const component = alternative.replace(/^(array of )+/, '');
    const object = objectNameOf(component);
    if (!object) return codeSpan(alternative);
    const label = codeSpan(alternative.replace(component, object));
    const url = links.get(object);
    return url ? `[${label}](${url})` : label;
  });
  return [...alternatives, ...(nullable ? ['`null`'] : [])].join(' or ');
}

export const webhookTags = [
  defineSource('SchemaFields', schemaFields),
  defineSource('SchemaExample', schemaExample),
  defineSource('UsedBy', usedBy),
  defineSource('Delivery', delivery),
];
