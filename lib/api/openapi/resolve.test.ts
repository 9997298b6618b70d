import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import { describe, expect, it } from 'vitest';
import { escapePointerPart, pointerKeys, valueAtPointer } from './json-pointer';
import { referencedSchemaName, resolve } from './resolve';

const text: SchemaObject = { type: 'string' };

const document: OpenAPIObject = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: { '/v2/a~b': { get: { responses: { 200: { description: 'Fine.' } } } } },
  components: {
    schemas: {
      Text: text,
      Alias: { $ref: '#/components/schemas/Text' },
      'a/b': text,
      '~1': text,
      List: { oneOf: [{ type: 'null' }, text] },
    },
  },
};

function schemaAt($ref: string) {
  return resolve<SchemaObject>(document, { $ref });
}

describe('a reference', () => {
  it('leads to its target, also through another reference', () => {
    expect(schemaAt('#/components/schemas/Text')).toBe(text);
    expect(schemaAt('#/components/schemas/Alias')).toBe(text);
  });

  it('may name keys with a slash or a tilde', () => {
    expect(schemaAt('#/components/schemas/a~1b')).toBe(text);
    expect(schemaAt('#/components/schemas/~01')).toBe(text);
    expect(resolve(document, { $ref: '#/paths/~1v2~1a~0b/get' })).toHaveProperty('responses');
  });

  it('may lead into a list', () => {
    expect(schemaAt('#/components/schemas/List/oneOf/1')).toBe(text);
  });

  it('may lead to the document itself', () => {
    expect(resolve(document, { $ref: '#' })).toBe(document);
  });

  it.each([
    '#/components/schemas/Missing',
    '#/components/schemas/List/oneOf/2',
    '#/components/schemas/List/oneOf/length',
    '#/openapi',
    '#/__proto__',
    '#/components/schemas/constructor',
    '#/components/schemas/toString/name',
  ])('%s throws, since it has no target', (reference) => {
    expect(() => schemaAt(reference)).toThrow(`The reference "${reference}" has no target.`);
  });
});

describe('a value without a reference', () => {
  it('is returned unchanged', () => {
    expect(resolve(document, text)).toBe(text);
  });
});

describe('the name of a referenced schema', () => {
  it('is the last part of the reference', () => {
    expect(referencedSchemaName({ $ref: '#/components/schemas/Text' })).toBe('Text');
  });

  it('does not exist for other values', () => {
    expect(referencedSchemaName(text)).toBeUndefined();
    expect(referencedSchemaName({ $ref: '#/components/parameters/Page' })).toBeUndefined();
    expect(referencedSchemaName({ $ref: '#/components/schemas/List/oneOf/1' })).toBeUndefined();
  });
});

describe('a JSON pointer', () => {
  it.each([
    ['', []],
    ['/', ['']],
    ['/paths/~1v2~1a~0b', ['paths', '/v2/a~b']],
    ['/~01', ['~1']],
  ])('%s names the keys %j', (pointer, keys) => {
    expect(pointerKeys(pointer)).toEqual(keys);
  });

  it.each(['/v2/a', 'a~b', '~1', '~0/'])('leads to the key %s once it is escaped', (key) => {
    expect(valueAtPointer({ [key]: 1 }, `/${escapePointerPart(key)}`)).toBe(1);
  });
});
