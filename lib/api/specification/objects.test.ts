import { describe, expect, it } from 'vitest';
import { limits } from '../contract/limits';
import { resolve } from '../openapi/resolve';
import { deliveries, document } from '../openapi/testing/document';
import { bodySchemaOf, propertyNames, schemaNamed } from '../openapi/testing/read-document';

describe('the topics', () => {
  it('have payloads with occurredAt that allow further fields', () => {
    for (const { operation } of deliveries) {
      const schema = resolve(document, bodySchemaOf(operation));
      expect(schema).toMatchObject({
        properties: { occurredAt: { type: 'string', format: 'date-time' } },
      });
      expect(schema).not.toHaveProperty('additionalProperties');
    }
  });
});

describe('the entities', () => {
  it('have a current tier, which is a tier with achievedAt', () => {
    expect(propertyNames(schemaNamed('CurrentTier'))).toEqual([
      ...propertyNames(schemaNamed('Tier')),
      'achievedAt',
    ]);
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
    const { birthday } = schemaNamed('UpdateBirthdayResponse').properties ?? {};
    expect(birthday).toHaveProperty('pattern', '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$');
  });
});
