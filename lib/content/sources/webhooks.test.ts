import type { RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { describeFieldGroups, type FieldDescription } from '../../api/openapi/fields';
import { webhookObjects } from '../../api/openapi/webhook-objects';
import { topics } from '../../api/topics';
import { loadContent } from '../load/source';
import { delivery, schemaFields } from './webhooks';

const index = loadContent();

function patternsOf({ constraints, fields = [] }: FieldDescription): string[] {
  const own = constraints.flatMap((limit) => /^pattern (.+)$/s.exec(limit)?.[1] ?? []);
  return [...own, ...fields.flatMap(patternsOf)];
}

describe('the fields of an object', () => {
  const objects = Object.entries(webhookObjects).map(([name, { schema }]) => {
    const patterns = describeFieldGroups(schema).flatMap(({ fields }) =>
      fields.flatMap(patternsOf),
    );
    return { name, patterns };
  });

  it('include fields with a pattern', () => {
    expect(objects.flatMap(({ patterns }) => patterns)).toContain('^\\+[1-9][0-9]{1,14}$');
  });

  it.each(objects)('of $name have their patterns with every character', ({ name, patterns }) => {
    const text = schemaFields(name, index)
      .map((block: RootContent) => textOf(block))
      .join('\n');
    for (const pattern of patterns) expect(text).toContain(`Pattern ${pattern}.`);
  });
});

describe('the example deliveries of the topics', () => {
  it('have different event ids', () => {
    const ids = topics.flatMap(({ name }) =>
      [...JSON.stringify(delivery(name)).matchAll(/webhook-id: (\w+)/g)].map(([, id]) => id),
    );
    expect(ids.length).toBeGreaterThanOrEqual(17);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(undefined);
  });
});
