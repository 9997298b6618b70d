import { describe, expect, it } from 'vitest';
import { createReplyRequest } from '../reviews/writes.schema';
import { issuedReward } from '../rewards/redemption/issued-reward.schema';
import { topics } from '../topics';
import { rewardCreatedPayload } from '../webhooks/payloads/customer';
import { topicNames } from '../webhooks/topic-names';
import { describeFieldGroups, describeFields, type FieldDescription } from './fields';
import { objectNameOf, webhookObjects } from './webhook-objects';

/** The objects and the payloads of the topics, by the name of their page. */
const documentedObjects = {
  ...webhookObjects,
  ...Object.fromEntries(
    topics.map(({ slug, payload, examples }) => [slug, { schema: payload, examples }]),
  ),
};

function schemaOf(name: string) {
  const entry = documentedObjects[name];
  if (!entry) throw new Error(`There is no ${name}.`);
  return entry.schema;
}

function fieldOf(name: string, field: string): FieldDescription | undefined {
  return describeFields(schemaOf(name)).find((entry) => entry.name === field);
}

describe('the documented objects', () => {
  it('are the objects and the payloads', () => {
    expect(Object.keys(documentedObjects)).toHaveLength(
      Object.keys(webhookObjects).length + topics.length,
    );
    expect(topics.map(({ name }) => name)).toEqual(topicNames);
  });

  it.each(Object.entries(documentedObjects))('%s has valid examples', (_, object) => {
    expect(object.examples.length).toBeGreaterThan(0);
    for (const example of object.examples) {
      expect(object.schema.safeParse(example).error).toBeUndefined();
    }
  });

  it.each(Object.entries(documentedObjects))('%s describes each of its fields', (_, { schema }) => {
    for (const { fields } of describeFieldGroups(schema)) {
      expect(fields.length).toBeGreaterThan(0);
      expect(fields.filter(({ description }) => description === '')).toEqual([]);
      const descriptions = fields.map(({ description }) => description);
      expect(new Set(descriptions).size).toBe(descriptions.length);
    }
  });

  it('can be found by the name of their component', () => {
    expect(objectNameOf('CustomerData')).toBe('customer_identifier');
    expect(objectNameOf('RatesInfo')).toBe('review_rates');
    expect(objectNameOf('Tier')).toBeUndefined();
  });
});

describe('a field', () => {
  it('has its type, its nullability and the object in it', () => {
    expect(fieldOf('customer_identifier', 'shopifyCustomerId')).toMatchObject({
      type: 'integer',
      nullable: true,
      optional: false,
      constraints: ['64 bit', 'at least 1'],
    });
    expect(fieldOf('answer', 'customer')).toMatchObject({ ref: 'CustomerData', nullable: true });
    expect(fieldOf('tier_updated', 'currentTier')).toMatchObject({
      type: 'CurrentTier',
      ref: 'CurrentTier',
      nullable: true,
    });
  });

  it('has its constraints as text', () => {
    expect(fieldOf('answer', 'body')?.constraints).toEqual(['1 to 15000 characters']);
    expect(fieldOf('review_rates', 'avgRate')?.constraints).toEqual(['0 to 5']);
    expect(fieldOf('percentage_discount_reward', 'value')?.constraints).toEqual([
      'more than 0',
      'at most 100',
    ]);
    expect(fieldOf('balance_updated', 'occurredAt')?.constraints).toEqual(['ISO 8601 in UTC']);
  });

  it('lists its enum values, also from a referenced schema', () => {
    expect(fieldOf('review_reply', 'status')?.enumValues).toEqual(['public', 'private']);
    const type = fieldOf('spending_rule_action', 'type');
    expect(type).toMatchObject({ type: 'string' });
    expect(type?.enumValues).toHaveLength(5);
    expect(type).not.toHaveProperty('ref');
  });

  it('has the type null if it is always null', () => {
    expect(fieldOf('gift_card_reward', 'product')).toMatchObject({ type: 'null', nullable: true });
  });

  it('names both objects of a union', () => {
    const action = describeFields(rewardCreatedPayload).find(({ name }) => name === 'action');
    expect(action).toMatchObject({
      type: 'EarningRuleAction or SpendingRuleAction',
      nullable: true,
    });
  });

  it('of a body is optional only if it can be left out', () => {
    expect(describeFields(createReplyRequest).map(({ optional }) => optional)).toEqual([
      false,
      false,
    ]);
  });

  it('contains the fields of an inline object', () => {
    const groups = describeFieldGroups(schemaOf('customer_activity'));
    const tier = groups
      .find(({ variant }) => variant === 'TierActivity')
      ?.fields.find(({ name }) => name === 'tier');
    expect(tier?.fields?.map(({ name }) => name)).toEqual(['id', 'title']);
  });
});

describe('an object with several variants', () => {
  it('has one group for each variant, with its discriminator', () => {
    const groups = describeFieldGroups(schemaOf('customer_activity'));
    expect(groups.map(({ when }) => when)).toEqual([
      'type: reward',
      'type: redeem',
      'type: tier',
      'type: referrer',
      'type: referred',
      'type: manual',
      'type: expired',
      'type: refund',
      'type: import',
    ]);
    expect(() => describeFields(schemaOf('customer_activity'))).toThrow('several variants');
  });

  it('can have a discriminator of two fields', () => {
    expect(describeFieldGroups(issuedReward).map(({ when }) => when)).toEqual([
      'type: discount, discountType: fixed_amount',
      'type: discount, discountType: percentage',
      'type: discount, discountType: free_shipping',
      'type: free_product',
      'type: gift_card',
    ]);
  });

  it('has the same fifteen fields in all five variants of an issued reward', () => {
    const names = describeFieldGroups(issuedReward).map(({ fields }) =>
      fields.map(({ name }) => name).join(),
    );
    expect(new Set(names).size).toBe(1);
    expect(names[0]?.split(',')).toHaveLength(15);
  });
});
