import { describe, expect, it } from 'vitest';
import { operations as contractOperations } from '../../operations';
import { document, operations } from '../testing/document';
import { componentMarkdown, componentsOf } from './component';
import { commonErrorLines } from './errors';
import { operationMarkdown } from './operation';

function markdownOf(id: string): string {
  const listed = operations.find(({ operation }) => operation.operationId === id);
  if (!listed) throw new Error(`There is no operation ${id}.`);
  return operationMarkdown(document, listed);
}

describe('the Markdown of an operation', () => {
  it('exists for every operation of the contract', () => {
    const headings = operations.map((listed) => operationMarkdown(document, listed).split('\n')[0]);
    expect(headings).toEqual(contractOperations.map(({ id }) => `## ${id}`));
  });

  it('contains method, path, scope, fields, responses, errors and an example', () => {
    const text = markdownOf('redeem');
    expect(text).toContain('`POST /v2/rewards/redeem`: Redeem points.');
    expect(text).toContain('Requires the scope `write_reward`.');
    expect(text).toContain(
      '- `ruleId` (integer): The spending rule to redeem. Limits: at least 1.',
    );
    expect(text).toContain('- `pointsToSpend` (number, optional):');
    expect(text).toContain('- 204: The points are deducted');
    expect(text).toMatch(/- 403 `notEnoughPoints` `customer does not have enough points`: /);
    expect(text).toContain(
      "```bash\ncurl --request POST 'https://api.laurel.example/v2/rewards/redeem'",
    );
  });

  it('lists query parameters with their limits', () => {
    expect(markdownOf('getReviews')).toMatch(
      /- `perPage` \(integer, optional\): .*Limits: 1 to 50\. Defaults to `15`\./,
    );
    expect(markdownOf('getReviews')).toMatch(/- `sortingOption` .*Defaults to `"mostRecent"`\./);
  });

  it('marks a deprecated operation', () => {
    const deprecated = operations.filter(({ operation }) => operation.deprecated);
    expect(
      deprecated.map((listed) => operationMarkdown(document, listed).includes('**Deprecated.**')),
    ).toEqual([true]);
  });
});

describe('the Markdown beside the operations', () => {
  it('describes every object that a response refers to', () => {
    const named = new Set(componentsOf(document, operations));
    expect(named).toContain('Customer');
    const texts = [...named].map((name) => componentMarkdown(document, name)).join('\n');
    const referenced = [...texts.matchAll(/\((?:array of )?([A-Z]\w+)[,) ]/g)].map(
      ([, name]) => name,
    );
    expect(referenced.filter((name) => name && !named.has(name))).toEqual([]);
  });

  it('lists once the errors that any operation can return', () => {
    const lines = commonErrorLines(document, operations);
    expect(lines.find((line) => line.startsWith('- 401: '))).toContain(
      'Not from `getAccessToken`.',
    );
    expect(lines.filter((line) => line.startsWith('- 429: '))).toHaveLength(1);
    expect(markdownOf('redeem')).not.toContain('- 429');
  });
});
