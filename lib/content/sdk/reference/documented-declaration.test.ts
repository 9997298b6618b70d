import { describe, expect, it } from 'vitest';
import { getType, listTypes } from '../model';
import { documentedDeclaration } from './documented-declaration';

describe('a documented declaration', () => {
  it('has the comment of each member, at any depth', () => {
    const text = documentedDeclaration(getType('SpendingRule'));
    expect(text).toContain(
      [
        '    /** The variants to choose from. */',
        '    variants: {',
        '      /**',
        "       * The variant's id in the shop, for `selectedVariantId` of",
        '       * `redeemReward`.',
        '       */',
        '      variantId: number;',
        '      /** The name of the variant. */',
        '      title: string;',
        '    }[];',
      ].join('\n'),
    );
  });

  it('has a comment for every member with a description', () => {
    const { fields } = getType('SpendingRule');
    const text = documentedDeclaration(getType('SpendingRule')).replace(/\s+(\* )?/g, ' ');
    const missing = fields.filter(({ description }) => !text.includes(description));
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('describes the parameters of a method', () => {
    expect(documentedDeclaration(getType('CartRepository'))).toContain(
      '   * @param lineId - The `lineId` of the line.\n   */\n  removeItem(lineId: string)',
    );
  });

  it('describes the alternatives of a union, also of a one-line union', () => {
    expect(documentedDeclaration(getType('DiscountType'))).toBe(
      [
        '/** The kind of discount. */',
        'type DiscountType =',
        '  /** A percentage of the price. */',
        "  | 'percentage'",
        '  /** A fixed amount of money. */',
        "  | 'fixed_amount'",
        '  /** Free shipping. */',
        "  | 'free_shipping';",
      ].join('\n'),
    );
  });

  it.each(listTypes())('keeps the code of $name unchanged', (doc) => {
    const code = documentedDeclaration(doc).replace(/\s*\/\*\*[\s\S]*?\*\//g, '');
    expect(withoutLayout(code)).toBe(withoutLayout(doc.declaration));
  });
});

function withoutLayout(code: string): string {
  return code.replace(/[\s|;]+/g, '');
}
