import type { OpenAPIObject } from 'openapi3-ts/oas31';
import { describe, expect, it } from 'vitest';
import { bundleDefinitions } from './bundle-definitions';

const document: OpenAPIObject = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  components: {
    schemas: {
      Tree: {
        properties: { children: { items: { $ref: '#/components/schemas/Tree' } }, leaf: leaf() },
      },
      Leaf: { type: 'string' },
      Unused: { type: 'null' },
    },
    parameters: {
      Limit: { name: 'limit', in: 'query', schema: { $ref: '#/components/schemas/Leaf' } },
    },
  },
};

function leaf() {
  return { $ref: '#/components/schemas/Leaf', description: 'A leaf.' };
}

describe('a bundled part of a document', () => {
  it('contains the schemas that it refers to, and no others', () => {
    const part = { schema: { $ref: '#/components/schemas/Tree' } };
    expect(bundleDefinitions(document, part)).toEqual({
      value: { schema: { $ref: '#/$defs/Tree' } },
      definitions: {
        Tree: {
          properties: {
            children: { items: { $ref: '#/$defs/Tree' } },
            leaf: { $ref: '#/$defs/Leaf', description: 'A leaf.' },
          },
        },
        Leaf: { type: 'string' },
      },
    });
  });

  it('contains the targets of all other references', () => {
    const part = [{ $ref: '#/components/parameters/Limit' }];
    expect(bundleDefinitions(document, part)).toEqual({
      value: [{ name: 'limit', in: 'query', schema: { $ref: '#/$defs/Leaf' } }],
      definitions: { Leaf: { type: 'string' } },
    });
  });

  it('keeps the mapping of a discriminator', () => {
    const part = { discriminator: { mapping: { leaf: '#/components/schemas/Leaf' } } };
    expect(bundleDefinitions(document, part)).toEqual({
      value: { discriminator: { mapping: { leaf: '#/$defs/Leaf' } } },
      definitions: { Leaf: { type: 'string' } },
    });
  });
});
