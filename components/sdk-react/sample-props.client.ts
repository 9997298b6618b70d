const log =
  (name: string) =>
  (...values: unknown[]) => {
    console.log(name, ...values);
  };

const cart = { id: null, currency: 'EUR', subtotal: 0, total: 0, items: [] };

/** Properties for all React samples, of the demo shop: each takes those that it declares. */
export const SAMPLE_PROPS = {
  addLines: async () => cart,
  cart,
  checkout: {
    codes: [],
    addCode: log('addCode'),
    addGiftCard: log('addGiftCard'),
    removeCode: log('removeCode'),
  },
  children: null,
  globalId: 'gid://shop/Product/880010',
  isOpen: true,
  line: { productId: 880012, variantId: 990016 },
  onAsked: log('onAsked'),
  onChoose: log('onChoose'),
  onDone: log('onDone'),
  onSaved: log('onSaved'),
  path: '/',
  pathname: '/',
  product: { id: 'gid://shop/Product/880010' },
  productId: 880010,
  productIds: [880010],
  removeLine: async () => cart,
  rule: {
    id: 54,
    title: 'Tea sampler',
    pointsPrice: 300,
    isRedeemable: true,
    products: [
      {
        variants: [
          { variantId: 990031, title: 'Mint' },
          { variantId: 990032, title: 'Rooibos' },
        ],
      },
    ],
  },
  ruleId: 53,
  selectedVariant: null,
  variantId: 990011,
  variants: [
    { id: 990011, title: 'Heather gray' },
    { id: 990012, title: 'Forest green' },
  ],
};
