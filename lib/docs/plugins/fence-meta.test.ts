import { describe, expect, it } from 'vitest';
import { readFenceMeta, withoutCheckMeta } from './fence-meta';

describe('the metadata of a code fence', () => {
  it('has title, schema and the reason why the sample is not checked', () => {
    expect(readFenceMeta('title="Answer" {2} schema="Tier" unchecked="cut short"')).toEqual({
      title: 'Answer',
      schema: 'Tier',
      unchecked: 'cut short',
    });
    expect(readFenceMeta('wrap')).toEqual({ title: null, schema: null, unchecked: null });
  });

  it('is passed to the highlighter without what only the checks read', () => {
    const meta = 'title="Answer" schema="Tier" {2} unchecked="cut short" wrap';
    expect(withoutCheckMeta(meta)).toBe('title="Answer" {2} wrap');
  });
});
