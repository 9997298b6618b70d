import { describe, expect, it } from 'vitest';
import { operations as contractOperations } from '../../api/operations';
import { defaultServerUrl } from '../../config/api-url';
import { buildOpenApiDocument } from '../../openapi/document';
import {
  componentsOf,
  componentText,
  operationsOf,
  operationText,
  sharedErrors,
} from './operation';

const document = buildOpenApiDocument({ serverUrl: defaultServerUrl });
const operations = operationsOf(document);

function textOf(id: string): string {
  const operation = operations.find((known) => known.id === id);
  if (!operation) throw new Error(`no call ${id}`);
  return operationText(document, operation);
}

describe('the text of a call', () => {
  it('exists for every call of the contract', () => {
    expect(operations.map(({ id }) => id)).toEqual(contractOperations.map(({ id }) => id));
  });

  it('says how to call it, with what, and what comes back', () => {
    const text = textOf('redeem');
    expect(text).toContain('`POST /v2/rewards/redeem`: Redeem points.');
    expect(text).toContain('Needs the scope `write_reward`.');
    expect(text).toContain(
      '- `ruleId` (integer): The spending rule to redeem. Limits: at least 1.',
    );
    expect(text).toContain('- `pointsToSpend` (number, optional):');
    expect(text).toContain('- 204: The points are taken');
    expect(text).toMatch(/- 403 `pointsBalance is not enough[^`]*`: /);
    expect(text).toContain(
      "```bash\ncurl --request POST 'https://api.laurel.example/v2/rewards/redeem'",
    );
  });

  it('names what a list takes in the query, with limits', () => {
    expect(textOf('getReviews')).toMatch(/- `perPage` \(integer, optional\): .*Limits: 1 to 50\./);
  });

  it('marks a deprecated call', () => {
    const deprecated = operations.filter(({ definition }) => definition.deprecated);
    expect(deprecated.map(({ id }) => textOf(id).includes('**Deprecated.**'))).toEqual([true]);
  });
});

describe('what stands beside the calls', () => {
  it('holds every object that an answer refers to', () => {
    const named = new Set(componentsOf(document, operations));
    expect(named).toContain('Customer');
    const texts = [...named].map((name) => componentText(document, name)).join('\n');
    const referred = [...texts.matchAll(/\((?:array of )?([A-Z]\w+)[,) ]/g)].map(
      ([, name]) => name,
    );
    expect(referred.filter((name) => name && !named.has(name))).toEqual([]);
  });

  it('says once what any call can answer', () => {
    const lines = sharedErrors(document, operations);
    expect(lines.find((line) => line.startsWith('- 401: '))).toContain(
      'Not from `getAccessToken`.',
    );
    expect(lines.filter((line) => line.startsWith('- 429: '))).toHaveLength(1);
    expect(textOf('redeem')).not.toContain('- 429');
  });
});
