import { describe, expect, it } from 'vitest';
import { resolvePath, resolveReferences } from './local-references.client';

const document = {
  paths: {
    '/items/{id}': {
      parameters: [
        { $ref: '#/components/parameters/Id' },
        { name: 'page', in: 'query', description: 'of the path' },
      ],
      get: {
        parameters: [{ name: 'page', in: 'query', description: 'of the operation' }],
        responses: { 200: { content: { 'application/json': { schema: ref('Item') } } } },
      },
    },
  },
  components: {
    parameters: { Id: { name: 'id', in: 'path', required: true } },
    schemas: {
      Item: { type: 'object', properties: { owner: ref('Owner'), parent: ref('Item') } },
      Owner: { type: 'object', properties: { $ref: { type: 'string' } } },
    },
  },
};

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

const operation = (...path: string[]) => resolvePath(document, path);
const withSchema = (schema: object) => ({
  responses: { 200: { content: { 'application/json': { schema } } } },
});

describe('an operation', () => {
  it('has its references resolved, and keeps the name of each', () => {
    expect(operation('paths', '/items/{id}', 'get')).toMatchObject(
      withSchema({
        $$ref: '#/components/schemas/Item',
        properties: { owner: { type: 'object', $$ref: '#/components/schemas/Owner' } },
      }),
    );
  });

  it('keeps a reference that leads back to itself', () => {
    expect(operation('paths', '/items/{id}', 'get')).toMatchObject(
      withSchema({ properties: { parent: ref('Item') } }),
    );
  });

  it('has the parameters of its path that it does not define itself', () => {
    expect(operation('paths', '/items/{id}', 'get')).toMatchObject({
      parameters: [
        { name: 'page', description: 'of the operation' },
        { name: 'id', in: 'path' },
      ],
    });
  });

  it('is null if it does not exist', () => {
    expect(operation('paths', '/other', 'get')).toBeNull();
    expect(operation('__proto__', 'x', 'y')).toBeNull();
    expect(operation('constructor')).toBeNull();
  });
});

describe('references', () => {
  it('are kept if they lead nowhere or out of the document', () => {
    for (const target of [
      '#/none',
      '#/%E0%A4%A',
      'other.json#/a',
      'https://other.example/a',
      '#',
    ]) {
      expect(resolveReferences(document, { $ref: target })).toEqual({ $ref: target });
    }
  });

  it('never lead to the prototype of objects', () => {
    for (const target of ['#/__proto__', '#/constructor/prototype', '#/paths/toString']) {
      expect(resolveReferences(document, { $ref: target })).toEqual({ $ref: target });
    }
  });

  it('keep the texts beside them', () => {
    expect(resolveReferences(document, { ...ref('Owner'), description: 'x' })).toMatchObject({
      type: 'object',
      description: 'x',
    });
  });

  it('are not followed in example data, or if `$ref` is the name of a property', () => {
    const data = {
      example: ref('Item'),
      default: ref('Item'),
      enum: [ref('Item')],
      examples: [ref('Item')],
      'x-note': ref('Item'),
    };
    expect(resolveReferences(document, data)).toEqual(data);
    const map = { properties: { $ref: { type: 'string' }, value: ref('Owner') } };
    expect(resolveReferences(document, map)).toMatchObject({
      properties: { $ref: { type: 'string' }, value: { type: 'object' } },
    });
  });

  it('are followed in a map of examples', () => {
    const source = { a: { one: { value: 1 } }, examples: { one: { $ref: '#/a/one' } } };
    expect(resolveReferences(source, source)).toMatchObject({ examples: { one: { value: 1 } } });
  });

  it('are kept if resolving them would create too many objects', () => {
    const schemas: Record<string, unknown> = { last: { type: 'string' } };
    for (let level = 0; level < 30; level++) {
      const next = { $ref: `#/${level === 29 ? 'last' : `level${level + 1}`}` };
      schemas[`level${level}`] = { allOf: [next, next, next, next] };
    }
    const text = JSON.stringify(resolveReferences(schemas, { $ref: '#/level0' }));
    expect(text).toContain('"$ref":"#/level');
    expect(text.length).toBeLessThan(10_000_000);
  });
});
