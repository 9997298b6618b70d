import { describe, expect, it } from 'vitest';
import { readFenceMeta, withoutCheckMeta } from './fence-meta';

describe('the metadata of a code fence', () => {
  it('has title, schema and the reason why the sample is not checked', () => {
    expect(readFenceMeta('title="Answer" {2} schema="Tier" unchecked="cut short"')).toEqual({
      title: 'Answer',
      schema: 'Tier',
      unchecked: 'cut short',
      run: null,
    });
    expect(readFenceMeta('wrap run="sandbox"')).toEqual({
      title: null,
      schema: null,
      unchecked: null,
      run: 'sandbox',
    });
  });

  it('is passed to the highlighter without what is not shown', () => {
    const meta = 'title="Answer" schema="Tier" {2} unchecked="cut short" run="sandbox" wrap';
    expect(withoutCheckMeta(meta)).toBe('title="Answer" {2} wrap');
  });
});
