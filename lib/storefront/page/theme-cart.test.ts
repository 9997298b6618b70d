import { describe, expect, it } from 'vitest';
import { createThemeCart } from './theme-cart';

const THEME_CART = {
  token: 'c1',
  currency: 'EUR',
  items_subtotal_price: 11800,
  total_price: 10620,
  items: [
    {
      key: '990011:a',
      product_id: 880010,
      variant_id: 990011,
      quantity: 2,
      final_price: 5900,
      product_title: 'Wool scarf',
      handle: 'wool-scarf',
      image: null,
    },
  ],
};

const CART = {
  id: 'c1',
  currency: 'EUR',
  subtotal: 118,
  total: 106.2,
  items: [
    {
      lineId: '990011:a',
      productId: 880010,
      variantId: 990011,
      quantity: 2,
      price: 59,
      title: 'Wool scarf',
      handle: 'wool-scarf',
      image: null,
    },
  ],
};

/** A theme whose cart never changes, with what was sent to it. */
function theme(status = 200) {
  const sent: unknown[] = [];
  const cart = createThemeCart(async (path, { body } = {}) => {
    sent.push(body ? [path, JSON.parse(`${body}`)] : path);
    return Response.json(THEME_CART, { status });
  });
  return { cart, sent };
}

describe('the cart of a theme', () => {
  it('has amounts with decimals', async () => {
    const { cart, sent } = theme();
    expect(await cart.getCart()).toEqual(CART);
    expect(sent).toEqual(['/cart.js']);
  });

  it('gets all items at once, and is then read', async () => {
    const { cart, sent } = theme();
    const items = [
      { productId: 880010, variantId: 990011, quantity: 1 },
      { productId: 880021, variantId: 990031, quantity: 2, properties: { gift: 'yes' } },
    ];
    expect(await cart.addItems(items)).toEqual(CART);
    expect(sent).toEqual([
      [
        '/cart/add.js',
        {
          items: [
            { id: 990011, quantity: 1 },
            { id: 990031, quantity: 2, properties: { gift: 'yes' } },
          ],
        },
      ],
      '/cart.js',
    ]);
  });

  it('loses a line', async () => {
    const { cart, sent } = theme();
    expect(await cart.removeItem('990011:a')).toEqual(CART);
    expect(sent).toEqual([['/cart/change.js', { id: '990011:a', quantity: 0 }]]);
  });

  it('rejects what the theme rejects', async () => {
    await expect(theme(422).cart.addItems([])).rejects.toThrow('422');
  });
});
