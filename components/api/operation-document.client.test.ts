import { describe, expect, it } from 'vitest';
import { operationAt as operationOf, resolveAt } from './operation-document.client';

function ref(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

const responses = (schema: object) => ({ 200: { content: { 'application/json': { schema } } } });

const document = {
  openapi: '3.1.0',
  info: { title: 'Items' },
  servers: [{ url: 'https://api.example' }],
  paths: {
    '/items/{id}': {
      parameters: [
        { $ref: '#/components/parameters/Id' },
        { name: 'page', in: 'query', description: 'of the path' },
      ],
      get: {
        operationId: 'getItems',
        parameters: [{ name: 'page', in: 'query', description: 'of the operation' }],
        responses: responses(ref('Item')),
      },
    },
  },
  webhooks: { 'item/created': { post: { operationId: 'on_item_created' } } },
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    parameters: { Id: { name: 'id', in: 'path', required: true } },
    schemas: {
      Item: { type: 'object', properties: { owner: ref('Owner'), parent: ref('Item') } },
      Owner: { type: 'object', properties: { $ref: { type: 'string' } } },
    },
  },
};

const operationAt = (...path: string[]) => operationOf(document, path);
const getItems = () => operationAt('paths', '/items/{id}', 'get');

/** Resolves a value with references to `document`. */
function resolved(value: object, components: object = document.components) {
  const source = { ...document, components, paths: { '/a': { get: { 'x-value': value } } } };
  return operationOf(source, ['paths', '/a', 'get'])['x-value'];
}

describe('an operation', () => {
  it('has examples of responses by name, with their sentences as descriptions', () => {
    const examples = { notFound: { summary: 'There is no such item.', value: {} } };
    const inContent = (named: object) => ({
      404: { content: { 'application/json': { examples: named } } },
    });
    const source = { paths: { '/a': { get: { responses: inContent(examples) } } } };
    expect(operationOf(source, ['paths', '/a', 'get'])).toHaveProperty(
      'responses',
      inContent({
        notFound: { summary: 'notFound', description: 'There is no such item.', value: {} },
      }),
    );
  });

  it('has its references resolved, with the names of schemas as titles', () => {
    expect(getItems()).toMatchObject({
      responses: responses({
        title: 'Item',
        properties: { owner: { type: 'object', title: 'Owner' } },
      }),
    });
  });

  it('ends where a reference leads back to itself', () => {
    const schema = getItems().responses;
    expect(schema).toMatchObject(responses({ properties: { parent: { title: 'Item' } } }));
    expect(JSON.stringify(schema)).not.toContain('components');
  });

  it('has the parameters of its path that it does not define itself', () => {
    expect(getItems().parameters).toEqual([
      { name: 'page', in: 'query', description: 'of the operation' },
      { name: 'id', in: 'path', required: true },
    ]);
  });

  it('is empty if it does not exist', () => {
    expect(operationAt('paths', '/other', 'get')).toEqual({});
    expect(operationAt('paths', '__proto__', 'toString')).toEqual({});
  });
});

describe('references', () => {
  it('are kept if they lead nowhere or out of the document', () => {
    for (const $ref of ['#/none', '#/%E0%A4%A', 'other.json#/a', 'https://other.example/a', '#']) {
      expect(resolved({ $ref })).toEqual({ $ref });
    }
  });

  it('never lead to the prototype of objects', () => {
    for (const $ref of ['#/__proto__', '#/constructor/prototype', '#/paths/toString']) {
      expect(resolved({ $ref })).toEqual({ $ref });
    }
  });

  it('keep the texts beside them, and a property can have the name `$ref`', () => {
    expect(resolved({ ...ref('Owner'), description: 'x' })).toEqual({
      title: 'Owner',
      type: 'object',
      description: 'x',
      properties: { $ref: { type: 'string' } },
    });
  });

  it('are no longer followed if that would create too many objects', () => {
    const schemas: Record<string, unknown> = { level30: { type: 'string' } };
    for (let level = 0; level < 30; level++) {
      const next = ref(`level${level + 1}`);
      schemas[`level${level}`] = { allOf: [next, next, next, next] };
    }
    expect(JSON.stringify(resolved(ref('level0'), { schemas })).length).toBeLessThan(10_000_000);
  });
});

it('the security schemes have their references resolved', () => {
  expect(resolveAt(document, ['components', 'securitySchemes'])).toEqual({
    token: { type: 'http', scheme: 'bearer' },
  });
});

it('nothing of a document can change the prototype of objects', () => {
  const source = JSON.parse('{"paths":{"/a":{"get":{"x":{"__proto__":{"polluted":1}}}}}}');
  expect(operationOf(source, ['paths', '/a', 'get'])).toEqual({ parameters: [], x: {} });
});

const SAMPLE = { source: "curl 'https://api.example/list?id=7&sort=new' \\\n  --header 'A: b'" };

function parametersOf(parameters: object[], samples: object[] = [SAMPLE]) {
  const operation = { parameters, 'x-codeSamples': samples };
  const source = { ...document, paths: { '/a': { get: operation } } };
  return operationOf(source, ['paths', '/a', 'get']).parameters;
}

describe('the examples of optional parameters', () => {
  it('are filled in if the code sample sends them', () => {
    const sent = [{ name: 'id', in: 'query', example: '7' }];
    expect(parametersOf(sent)).toEqual(sent);
  });

  it('are part of the description if it does not, such as those of idempotency keys', () => {
    const schema = { type: 'string' };
    expect(
      parametersOf([
        { name: 'guest', description: 'The guest.', schema, example: 'ses_1' },
        { name: 'rate', in: 'query', example: 5 },
      ]),
    ).toEqual([
      { name: 'guest', description: 'The guest.\n\nExample: `ses_1`', schema },
      { name: 'rate', in: 'query', description: '\n\nExample: `5`' },
    ]);
  });
});

it('required parameters keep their examples', () => {
  const required = [{ name: 'shop', in: 'path', required: true, example: 'a' }];
  expect(parametersOf(required)).toEqual(required);
});

it.each([
  ['no code sample', []],
  ['a sample without an address', [{ source: 'GET /list' }]],
  ['a malformed sample', [{ source: 7 }]],
])('the parameters of an operation with %s stay as they are', (_what, samples) => {
  const parameters = [{ name: 'guest', example: 'ses_1' }];
  expect(parametersOf(parameters, samples)).toEqual(parameters);
});
