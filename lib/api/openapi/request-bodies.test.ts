import type { z } from '@hono/zod-openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { operations as contractOperations, getOperation } from '../operations';
import { examplesOf, jsonContent, requestBodyOf } from './operation-parts';
import { document, operations } from './testing/document';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');

const IDENTITIES = {
  customerIdentifier: '7400112',
  sessionToken: 'ses_0c9a4d77',
  guestName: 'Ilse',
  guestEmail: 'ilse@mail.example',
};

/** Every way to leave out and to add some of the given fields. */
function selections(fields: Record<string, unknown>): Record<string, unknown>[] {
  const all: Record<string, unknown>[] = [{}];
  for (const [name, value] of Object.entries(fields)) {
    all.push(...all.map((one) => ({ ...one, [name]: value })));
  }
  return all;
}

/** The example bodies of an operation without some of their fields, and with every selection of identities. */
function bodiesOf(examples: readonly Record<string, unknown>[]): Record<string, unknown>[] {
  return examples.flatMap((example) => {
    const fields = Object.fromEntries(
      Object.entries(example).filter(([name]) => !Object.hasOwn(IDENTITIES, name)),
    );
    return selections(fields).flatMap((some) =>
      selections(IDENTITIES).map((identity) => ({ ...some, ...identity })),
    );
  });
}

const withBody = contractOperations.filter(({ route }) => 'body' in route.request);

describe('the published schema of a request body', () => {
  it('exists for 25 operations', () => {
    expect(withBody).toHaveLength(25);
  });

  it.each(withBody.map(({ id }) => [id] as const))(
    'accepts the same bodies as the parser of %s',
    (id) => {
      const { route, path, method } = getOperation(id);
      const { body } = route.request as unknown as {
        body: { content: { 'application/json': { schema: z.ZodType } } };
      };
      const { schema } = body.content['application/json'];
      const pointer = `openapi#/paths/${path.replaceAll('/', '~1')}/${method}/requestBody`;
      const published = ajv.compile({ $ref: `${pointer}/content/application~1json/schema` });
      const operation = operations.find((each) => each.path === path)?.operation ?? {};
      const media = jsonContent(requestBodyOf(document, operation)) ?? {};
      const examples = examplesOf(document, media).map(({ value }) => value);
      const bodies: unknown[] = bodiesOf(examples as Record<string, unknown>[]);
      const disagreements = [...bodies, 42, null, [], 'text', { color: 'red' }].filter(
        (each) => published(each) !== schema.safeParse(each).success,
      );
      expect(disagreements).toEqual([]);
    },
  );
});
