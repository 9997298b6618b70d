import { describe, expect, it } from 'vitest';
import { fixedValue, schemaName, typeName } from './schema-names.client';

describe('the name of a schema', () => {
  it('is that of its reference, else its title', () => {
    expect(schemaName({ $$ref: '#/components/schemas/Customer', title: 'x' })).toBe('Customer');
    expect(schemaName({ title: 'Order' })).toBe('Order');
  });

  it.each([null, 'text', {}, { title: 1 }, { $$ref: '#/paths/x' }, { $$ref: {} }])(
    '%j has no name',
    (schema) => expect(schemaName(schema)).toBeUndefined(),
  );
});

describe('the type of a field', () => {
  const customer = { $$ref: '#/components/schemas/Customer', properties: {} };

  it('is the name of its schema, if that has fields or variants', () => {
    expect(typeName(customer)).toBe('Customer');
    expect(typeName({ type: 'array', items: customer })).toBe('array<Customer>');
    expect(typeName({ title: 'Reward', oneOf: [] })).toBe('Reward');
  });

  it.each([
    { $$ref: '#/components/schemas/Identifier', type: 'string' },
    { properties: {} },
    { items: { title: 'Identifier', type: 'string' } },
    true,
    null,
  ])('is its own type for %j', (schema) => expect(typeName(schema)).toBeUndefined());
});

describe('a variant', () => {
  it('is recognized by its first field with a fixed value', () => {
    const properties = {
      id: { type: 'integer' },
      type: { const: 'product' },
      kind: { const: 'a' },
    };
    expect(fixedValue({ properties })).toBe('type: product');
    expect(fixedValue({ properties: { type: { enum: ['amount'] } } })).toBe('type: amount');
  });

  it.each([{ properties: { type: { enum: ['a', 'b'] } } }, { properties: { a: null } }, {}, null])(
    '%j has no fixed value',
    (schema) => expect(fixedValue(schema)).toBeUndefined(),
  );
});
