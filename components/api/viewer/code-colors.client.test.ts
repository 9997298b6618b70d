import { describe, expect, it } from 'vitest';
import { tokenizeCode } from './code-colors.client';

describe('code colors in the API viewer', () => {
  it('distinguish keys, strings, numbers and keywords of JSON', () => {
    const colored = tokenizeCode('{"a": "b", "c": -1.5, "d": null}').filter(
      ({ className }) => className,
    );
    expect(colored).toEqual([
      { text: '"a"', className: 'tf' },
      { text: '"b"', className: 'ts' },
      { text: '"c"', className: 'tf' },
      { text: '-1.5', className: 'tn' },
      { text: '"d"', className: 'tf' },
      { text: 'null', className: 'tk' },
    ]);
  });

  it.each(['', 'plain', '"open', "it's", '"\\\\"', '</code><script>', 'a1 $new 12abc'])(
    'keep the whole text of %j',
    (source) => {
      expect(
        tokenizeCode(source)
          .map(({ text }) => text)
          .join(''),
      ).toBe(source);
    },
  );

  it('are not applied to very long code', () => {
    const source = '"'.repeat(50_000);
    expect(tokenizeCode(source)).toEqual([{ text: source }]);
  });
});
