import { describe, expect, it } from 'vitest';
import { operations } from '../../api/operations';
import { bodyFields, queryValues, withBodyField, withQueryValues } from './draft-fields';
import { formFieldsOf } from './form-fields';

describe('the form of a request', () => {
  it('has the fields of the contract, with their types and what is required', () => {
    const { query } = formFieldsOf('getReviews');
    const controls = new Map(query.map(({ name, control }) => [name, control]));
    expect(query.find(({ name }) => name === 'perPage')).toMatchObject({
      control: 'integer',
      min: 1,
      max: 50,
    });
    expect(controls.get('sortingOption')).toBe('choice');
    expect(controls.get('onlyPublishedReviews')).toBe('boolean');
    const { body } = formFieldsOf('redeem');
    expect(body.find(({ name }) => name === 'ruleId')).toMatchObject({
      control: 'integer',
      isRequired: true,
    });
    expect(body.find(({ name }) => name === 'pointsToSpend')?.isRequired).toBe(false);
  });

  it('has the names of every field of the requests that pages show', () => {
    for (const { id } of operations) {
      const { query, body } = formFieldsOf(id);
      const names = [...query, ...body].map(({ name }) => name);
      expect(new Set(names).size, id).toBe(names.length);
    }
  });
});

describe('a query as text', () => {
  it('gets other values in the place of the earlier ones', () => {
    const query = 'a=1\nb=2\nb=3\nc=x=y';
    expect(queryValues(query, 'b')).toEqual(['2', '3']);
    expect(queryValues(query, 'c')).toEqual(['x=y']);
    expect(withQueryValues(query, 'b', ['4'])).toBe('a=1\nb=4\nc=x=y');
    expect(withQueryValues(query, 'b', [])).toBe('a=1\nc=x=y');
    expect(withQueryValues('', 'd', ['5', '6'])).toBe('d=5\nd=6');
  });
});

describe('a body as text', () => {
  it('gets other values and loses those that are not set', () => {
    expect(JSON.parse(withBodyField('{"a":1}', 'b', [2]))).toEqual({ a: 1, b: [2] });
    expect(JSON.parse(withBodyField('{"a":1,"b":2}', 'b', undefined))).toEqual({ a: 1 });
  });

  it('has no fields if it is not an object', () => {
    for (const body of ['', '[]', '1', '{']) expect(bodyFields(body)).toBeNull();
  });
});
