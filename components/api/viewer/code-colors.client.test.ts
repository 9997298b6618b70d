import { describe, expect, it } from 'vitest';
import { colorCode } from './code-colors.client';

describe('the colours of code', () => {
  it('tell keys, strings, numbers and words of JSON apart', () => {
    const colored = colorCode('{"a": "b", "c": -1.5, "d": null}').filter(
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
    'lose nothing of %j',
    (source) => {
      expect(
        colorCode(source)
          .map(({ text }) => text)
          .join(''),
      ).toBe(source);
    },
  );

  it('leave very long code plain', () => {
    const source = '"'.repeat(50_000);
    expect(colorCode(source)).toEqual([{ text: source }]);
  });
});
