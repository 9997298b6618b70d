import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { defaultServerUrl } from '../config/api-url';
import { buildOpenApiDocument } from './document';
import { isJsonObject, type JsonObject } from './json';
import { deliveries, document, objectAt, operations } from './testing/document';
import { examplesOf, resolve } from './testing/document-pointers';

/** Snippets follow from the rest and have tests of their own; left in, they would bury a change. */
function withoutCodeSamples(key: unknown, value: unknown) {
  return key === 'x-codeSamples' ? undefined : value;
}

describe('the document', () => {
  it('is the contract that was reviewed', async () => {
    const yaml = stringify(document, withoutCodeSamples, {
      lineWidth: 100,
      blockQuote: 'literal',
      aliasDuplicateObjects: false,
    });
    await expect(yaml).toMatchFileSnapshot('__snapshots__/openapi.yaml');
  });

  it('comes out equal each time it is built', () => {
    expect(buildOpenApiDocument({ serverUrl: defaultServerUrl })).toEqual(document);
  });

  it('names the server and the brand it was built for', () => {
    const other = buildOpenApiDocument({
      serverUrl: 'https://api.other.example',
      brand: { name: 'Other', headerPrefix: 'X-Other-', userAgent: 'Other-Webhooks/2' },
    });
    expect(objectAt(other, 'info').title).toBe('Other REST API');
    expect(JSON.stringify(other.servers)).toContain('https://api.other.example');
    expect(JSON.stringify(other)).not.toMatch(/laurel\.example\/v2|X-Laurel-/);
  });
});

describe('examples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, multipleOfPrecision: 6 });
  addFormats.default(ajv);
  ajv.addSchema(document, 'openapi');
  const examples = examplesOf(document);

  it('are all valid against their schemas', () => {
    const faults = examples.flatMap(({ at, schema, value }) => {
      const validate = ajv.compile({ $ref: `openapi#${schema}` });
      return validate(value) ? [] : [{ at, errors: ajv.errorsText(validate.errors) }];
    });
    expect(faults).toEqual([]);
    console.info(`${examples.length} examples are valid.`);
  });

  it('are refused when they are wrong, so that the test above means something', () => {
    const validate = ajv.compile({ $ref: 'openapi#/components/schemas/Reply' });
    expect(validate({ body: 'Thank you!', status: 'loud' })).toBe(false);
    expect(validate({ body: 'Thank you!', status: 'public', colour: 'red' })).toBe(false);
  });

  it.each(operations.map((call) => [call.path, call]))('exist for all of %s', (_, call) => {
    const { parameters = [], requestBody, responses } = call.operation;
    for (const entry of Array.isArray(parameters) ? parameters : []) {
      expect(resolve(document, entry)).toHaveProperty('example');
    }
    const bodies = [requestBody, ...Object.values(objectAt(responses))].flatMap((body) =>
      Object.values(objectAt(resolve(document, body), 'content')),
    );
    for (const body of bodies) {
      const { example, examples: named } = objectAt(body);
      expect(example ?? Object.keys(objectAt(named))[0]).toBeDefined();
    }
  });

  it('exist for every topic', () => {
    for (const { operation } of deliveries) {
      const content = objectAt(operation, 'requestBody', 'content', 'application/json');
      expect(Object.keys(objectAt(content, 'examples')).length).toBeGreaterThan(0);
    }
  });
});

describe('words', () => {
  function propertiesWithoutWords(at: string, schema: JsonObject): string[] {
    const properties = Object.entries(objectAt(schema, 'properties'));
    return properties.flatMap(([name, property]) => {
      const { description, items } = objectAt(property);
      const nested = isJsonObject(items) ? propertiesWithoutWords(`${at}.${name}`, items) : [];
      return typeof description === 'string' && description !== ''
        ? nested
        : [`${at}.${name}`, ...nested];
    });
  }

  it('describe every schema and every field of it', () => {
    const schemas = Object.entries(objectAt(document, 'components', 'schemas'));
    const silent = schemas.flatMap(([name, schema]) => {
      const own = typeof objectAt(schema).description === 'string' ? [] : [name];
      return [...own, ...propertiesWithoutWords(name, objectAt(schema))];
    });
    expect(silent).toEqual([]);
  });

  it('describe every call, parameter and response', () => {
    for (const { operation } of operations) {
      expect(operation).toMatchObject({
        summary: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
      });
      const { parameters = [], responses } = operation;
      const parts = [
        ...(Array.isArray(parameters) ? parameters : []),
        ...Object.values(objectAt(responses)),
      ];
      for (const part of parts) {
        expect(resolve(document, part)).toHaveProperty('description', expect.stringMatching(/\S/));
      }
    }
  });
});

describe('generated types', () => {
  it('compile in strict mode', async () => {
    const source = astToString(await openapiTS(JSON.stringify(document)));
    const name = 'openapi.d.ts';
    const options: ts.CompilerOptions = {
      strict: true,
      noEmit: true,
      target: ts.ScriptTarget.ES2022,
      types: [],
    };
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (file, ...rest) =>
      file === name
        ? ts.createSourceFile(file, source, ts.ScriptTarget.ES2022)
        : getSourceFile.call(host, file, ...rest);
    const program = ts.createProgram([name], options, host);
    const messages = ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    expect(messages).toEqual([]);
    expect(source).toContain('getLoyaltyProgramStatus');
  }, 60_000);
});
