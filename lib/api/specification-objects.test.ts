import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../openapi/json';
import { deliveries, document, objectAt } from '../openapi/testing/document';
import { resolve } from '../openapi/testing/document-pointers';
import { limits } from './contract/limits';
import {
  specifiedActivityTypes,
  specifiedEntities,
  specifiedEnumValues,
  specifiedTopics,
} from './specification.data';

const schemas = objectAt(document, 'components', 'schemas');
const propertiesOf = (schema: JsonObject) => objectAt(schema, 'properties');

function requestSchemaOf(operation: JsonObject) {
  return objectAt(operation, 'requestBody', 'content', 'application/json').schema;
}

describe('the topics', () => {
  it('are the 17 of the specification', () => {
    expect(deliveries.map(({ path }) => path)).toEqual(specifiedTopics);
    expect(specifiedTopics).toHaveLength(17);
    console.info(`${deliveries.length} of 17 topics.`);
  });

  it('have payloads with occurredAt that reject unknown fields', () => {
    for (const { operation } of deliveries) {
      expect(resolve(document, requestSchemaOf(operation))).toMatchObject({
        properties: { occurredAt: { type: 'string', format: 'date-time' } },
        additionalProperties: false,
      });
    }
  });
});

describe('the entities', () => {
  it.each(Object.entries(specifiedEntities))('%s has the specified fields', (name, fields) => {
    expect(Object.keys(propertiesOf(objectAt(schemas, name))).sort()).toEqual([...fields].sort());
  });

  it.each(Object.entries(specifiedEnumValues))('%s has the specified values', (name, values) => {
    expect(objectAt(schemas, name).enum).toEqual(values);
  });

  it('distinguish the nine types of activity', () => {
    expect(Object.keys(objectAt(schemas, 'Activity', 'discriminator', 'mapping'))).toEqual(
      specifiedActivityTypes,
    );
  });

  it('have a current tier, which is a tier with achievedAt', () => {
    const tier = Object.keys(propertiesOf(objectAt(schemas, 'Tier')));
    const current = Object.keys(propertiesOf(objectAt(schemas, 'CurrentTier')));
    expect(current).toEqual([...tier, 'achievedAt']);
  });
});

describe('the constants', () => {
  it('are those of the specification', () => {
    expect(limits).toMatchObject({
      rateLimit: { capacity: 40, leakPerSecond: 2 },
      tokenLifetimeSeconds: { storefront: 3600 },
      rate: { min: 1, max: 5 },
      reviewImages: { max: 5 },
      text: { min: 1, max: 15000 },
      aggregateProducts: { max: 20 },
      ratesInfoProducts: { min: 1, max: 50 },
      offsetList: { perPage: { min: 1, max: 50, default: 15 }, offset: { min: 0 } },
      pageList: { perPage: { min: 1, max: 250, default: 50 }, page: { min: 1, default: 1 } },
    });
    expect(objectAt(schemas, 'UpdateBirthdayResponse', 'properties', 'birthday').pattern).toBe(
      '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
    );
  });
});
