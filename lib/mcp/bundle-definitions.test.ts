import { describe, expect, it } from 'vitest';
import { selfContained } from './bundle-definitions';

const document = {
  components: {
    schemas: {
      Tree: {
        properties: { children: { items: { $ref: '#/components/schemas/Tree' } }, leaf: leaf() },
      },
      Leaf: { type: 'string' },
      Unused: { type: 'null' },
    },
    parameters: { Limit: { name: 'limit', schema: { $ref: '#/components/schemas/Leaf' } } },
  },
};

function leaf() {
  return { $ref: '#/components/schemas/Leaf', description: 'A leaf.' };
}

describe('a part of a document', () => {
  it('brings the schemas along that it refers to, and no others', () => {
    expect(selfContained(document, { schema: { $ref: '#/components/schemas/Tree' } })).toEqual({
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

  it('holds what other references mean', () => {
    const part = [{ $ref: '#/components/parameters/Limit' }];
    expect(selfContained(document, part)).toEqual({
      value: [{ name: 'limit', schema: { $ref: '#/$defs/Leaf' } }],
      definitions: { Leaf: { type: 'string' } },
    });
  });

  it('keeps the mapping of kinds', () => {
    const part = { discriminator: { mapping: { leaf: '#/components/schemas/Leaf' } } };
    expect(selfContained(document, part)).toEqual({
      value: { discriminator: { mapping: { leaf: '#/$defs/Leaf' } } },
      definitions: { Leaf: { type: 'string' } },
    });
  });
});
