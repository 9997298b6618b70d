import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { document } from './testing/document';
import { toYaml } from './yaml';

describe('the document as YAML', () => {
  const yaml = toYaml(document);

  it.each(['1.1', '1.2'] as const)('equals the JSON for parsers of YAML %s', (version) => {
    expect(parse(yaml, { version, maxAliasCount: 0 })).toEqual(document);
  });

  it('quotes timestamps', () => {
    expect(yaml).toMatch(/createdAt: "2025-/);
    expect(yaml).not.toMatch(/: \d{4}-\d{2}-\d{2}T/);
  });
});
