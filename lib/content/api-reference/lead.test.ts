import { describe, expect, it } from 'vitest';
import { splitLead } from './lead';

describe('splitLead', () => {
  it('returns the first sentence as plain text and the rest as Markdown', () => {
    expect(
      splitLead('Deletes the `vote`. Version 2.0 returns `204`.\n\nRequires no scope.'),
    ).toEqual({
      lead: 'Deletes the vote.',
      rest: 'Version 2.0 returns `204`.\n\nRequires no scope.',
    });
  });

  it('has no rest for a single sentence', () => {
    expect(splitLead('A discount of 2.5 %.')).toEqual({ lead: 'A discount of 2.5 %.', rest: '' });
  });
});
