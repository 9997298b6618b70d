import type { OpenAPIObject, SchemaObject } from 'openapi3-ts/oas31';
import { describe, expect, it } from 'vitest';
import { escapePointerPart, pointerKeys, valueAtPointer } from './json-pointer';
import { referencedSchemaName, resolve, UnresolvedReferenceError } from './resolve';

const text: SchemaObject = { type: 'string' };

const document: OpenAPIObject = {
  openapi: '3.1.0',
  info: { title: 'Test', version: '1' },
  paths: { '/v2/a~b': { get: { responses: { 200: { description: 'Fine.' } } } } },
  components: {
    schemas: {
      Text: text,
      Alias: { $ref: '#/components/schemas/Text' },
      'With space': text,
      'a/b': text,
      '~1': text,
      List: { oneOf: [{ type: 'null' }, text] },
      Self: { $ref: '#/components/schemas/Self' },
      Here: { $ref: '#/components/schemas/There' },
      There: { $ref: '#/components/schemas/Here' },
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

  it('may name keys with a slash, a tilde or a space', () => {
    expect(schemaAt('#/components/schemas/a~1b')).toBe(text);
    expect(schemaAt('#/components/schemas/~01')).toBe(text);
    expect(schemaAt('#/components/schemas/With%20space')).toBe(text);
    expect(resolve(document, { $ref: '#/paths/~1v2~1a~0b/get' })).toHaveProperty('responses');
  });

  it('may lead into a list', () => {
    expect(schemaAt('#/components/schemas/List/oneOf/1')).toBe(text);
  });

  it('may lead to the document itself', () => {
    expect(resolve(document, { $ref: '#' })).toBe(document);
  });

  it.each([
    ['#/components/schemas/Missing', 'has no target'],
    ['#/components/schemas/List/oneOf/2', 'has no target'],
    ['#/components/schemas/List/oneOf/length', 'has no target'],
    ['#/openapi', 'has no target'],
    ['#/__proto__', 'has no target'],
    ['#/components/schemas/constructor', 'has no target'],
    ['#/components/schemas/toString/name', 'has no target'],
    ['#/components/schemas/Self', 'leads back to itself'],
    ['#/components/schemas/Here', 'leads back to itself'],
    ['other.json#/components/schemas/Text', 'leads out of the document'],
    ['https://elsewhere.example/openapi.json', 'leads out of the document'],
    ['', 'leads out of the document'],
    ['#/components/schemas/%E0%A4%A', 'is not a valid URI fragment'],
  ])('%s throws, since it %s', (reference, reason) => {
    expect(() => schemaAt(reference)).toThrow(UnresolvedReferenceError);
    expect(() => schemaAt(reference)).toThrow(`The reference "${reference}" ${reason}.`);
  });
});

describe('a value without a reference', () => {
  it('is returned unchanged', () => {
    expect(resolve(document, text)).toBe(text);
  });
});

describe('the name of a referenced schema', () => {
  it('is decoded', () => {
    const nameOf = ($ref: string) => referencedSchemaName({ $ref });
    expect(nameOf('#/components/schemas/Text')).toBe('Text');
    expect(nameOf('#/components/schemas/a~1b')).toBe('a/b');
    expect(nameOf('#/components/schemas/With%20space')).toBe('With space');
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
