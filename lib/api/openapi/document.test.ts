import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { describe, expect, it } from 'vitest';
import { defaultServerUrl } from '../../site/config/api-url';
import { site } from '../../site/config/site';
import { buildOpenApiDocument } from './document';
import { asSchema, type SchemaOrReference } from './document-types';
import {
  examplesOf,
  jsonContent,
  parametersOf,
  requestBodyOf,
  responsesOf,
} from './operation-parts';
import { deliveries, document, operations } from './testing/document';
import { locatedExamples } from './testing/located-examples';
import { toYaml } from './yaml';

/** Code samples are generated from the rest of the document and have separate tests. They would clutter the snapshot. */
const withoutCodeSamples: OpenAPIObject = JSON.parse(
  JSON.stringify(document, (key, value) => (key === 'x-codeSamples' ? undefined : value)),
);

describe('the document', () => {
  it('equals the reviewed contract', async () => {
    await expect(toYaml(withoutCodeSamples)).toMatchFileSnapshot('__snapshots__/openapi.yaml');
  });

  it('is equal each time it is built, whatever else is loaded', async () => {
    await import('../storefront/contract');
    const docsUrl = document.externalDocs?.url ?? '';
    expect(buildOpenApiDocument({ serverUrl: defaultServerUrl, docsUrl })).toEqual(document);
  });

  it('has the brand of the site configuration', () => {
    expect(document.info.title).toBe(`${site.name} REST API`);
    expect(document.info.contact?.url).toBe(`${site.companyUrl}/support`);
  });

  it('names the server it was built for', () => {
    const other = buildOpenApiDocument({ serverUrl: 'https://api.other.example' });
    expect(JSON.stringify(other.servers)).toContain('https://api.other.example');
    expect(JSON.stringify(other)).not.toMatch(/laurel\.example\/v2/);
  });
});

describe('examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const examples = locatedExamples(document);

  it('are all valid against their schemas', { timeout: 60_000 }, () => {
    const invalid = examples.flatMap(({ pointer, schema, value }) => {
      const validate = ajv.compile({ $ref: `openapi#${schema}` });
      return validate(value) ? [] : [{ pointer, errors: ajv.errorsText(validate.errors) }];
    });
    expect(invalid).toEqual([]);
    console.info(`${examples.length} examples are valid.`);
  });

  it('are rejected if they are invalid', () => {
    const validate = ajv.compile({ $ref: 'openapi#/components/schemas/Reply' });
    expect(validate({ body: 'Thank you!', status: 'loud' })).toBe(false);
    expect(validate({ status: 'public' })).toBe(false);
  });

  it.each(operations.map(({ path, operation }) => [path, operation] as const))(
    'exist for all of %s',
    (_, operation) => {
      for (const parameter of parametersOf(document, operation)) {
        expect(parameter).toHaveProperty('example');
      }
      const responses = responsesOf(document, operation).map(({ response }) => response);
      const bodies = [requestBodyOf(document, operation), ...responses].flatMap((body) =>
        Object.values(body?.content ?? {}),
      );
      for (const body of bodies) {
        expect(body.example ?? examplesOf(document, body)[0]).toBeDefined();
      }
    },
  );

  it('of deliveries have the topic, the event and the time of their payload', () => {
    const ids = new Set<string>();
    for (const { path, operation } of deliveries) {
      const parameters = parametersOf(document, operation);
      const exampleOf = (name: string) =>
        parameters.find((parameter) => parameter.name.endsWith(name))?.example;
      const content = jsonContent(requestBodyOf(document, operation));
      const [example] = content ? examplesOf(document, content) : [];
      const { occurredAt = '' } = (example?.value ?? {}) as { occurredAt?: string };
      expect(exampleOf('-Topic')).toBe(path);
      expect(exampleOf('Triggered-At')).toBe(occurredAt);
      const seconds = Number(exampleOf('webhook-timestamp')) - Date.parse(occurredAt) / 1_000;
      expect(seconds).toBeGreaterThanOrEqual(0);
      expect(seconds).toBeLessThanOrEqual(1);
      ids.add(exampleOf('webhook-id'));
    }
    expect(ids.size).toBe(deliveries.length);
  });

  it('exist for every topic', () => {
    for (const { operation } of deliveries) {
      const content = jsonContent(requestBodyOf(document, operation));
      expect(Object.keys(content?.examples ?? {}).length).toBeGreaterThan(0);
    }
  });
});

describe('descriptions', () => {
  function undescribedFields(path: string, schema: SchemaOrReference): string[] {
    const properties = Object.entries(asSchema(schema).properties ?? {});
    return properties.flatMap(([name, property]) => {
      const { description, items } = asSchema(property);
      const nested = items ? undescribedFields(`${path}.${name}`, items) : [];
      return description ? nested : [`${path}.${name}`, ...nested];
    });
  }

  it('exist for every schema and every field of it', () => {
    const schemas = Object.entries(document.components?.schemas ?? {});
    expect(schemas.length).toBeGreaterThan(50);
    const undescribed = schemas.flatMap(([name, schema]) => {
      const ownName = schema.description === undefined ? [name] : [];
      return [...ownName, ...undescribedFields(name, schema)];
    });
    expect(undescribed).toEqual([]);
  });

  it('exist for every operation, parameter and response', () => {
    for (const { operation } of operations) {
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
      });
      const parts = [
        ...parametersOf(document, operation),
        ...responsesOf(document, operation).map(({ response }) => response),
      ];
      for (const part of parts) {
        expect(part).toHaveProperty('description', expect.stringMatching(/\S/));
      }
    }
  });
});
