import { describe, expect, it } from 'vitest';
import { makeSample } from './sample.fixture';
import { checkSampleRules } from './sample-rules';

const reasons = (language: string, code: string) =>
  checkSampleRules([makeSample(language, code)]).map(({ reason }) => reason);

describe('a sample', () => {
  it('has both optional functions of a discount strategy, or neither', () => {
    const strategy = (members: string) =>
      `setCustomDiscountStrategy({ applyDiscount, ${members} });`;
    expect(reasons('js', strategy('removeDiscount, getAppliedDiscounts'))).toEqual([]);
    expect(reasons('js', strategy(''))).toEqual([]);
    expect(reasons('js', strategy('removeDiscount'))).toEqual([
      'needs both removeDiscount and getAppliedDiscounts, or neither',
    ]);
  });

  it('keeps the query in the routes of links', () => {
    const call = (route: string) =>
      `setModifyURLFunction((url) => { const { search } = new URL(url, '/'); return ${route}; });`;
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: these are templates of samples
    expect(reasons('ts', call('`/cart${search}`'))).toEqual([]);
    expect(reasons('ts', call("'/cart'"))).toEqual([
      "returns the route '/cart' without the query of the original URL",
    ]);
    expect(
      reasons('tsx', 'const to: ModifyURLFunction = () => `/p/${x}`; setModifyURLFunction(to);'),
    ).toEqual(['returns the route `/p/${x}` without the query of the original URL']);
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: these are templates of samples
  });

  it('renders overlays in a layout only', () => {
    const widget = '<Widget name="reviews_drawer" />';
    expect(reasons('tsx', `<>{children}${widget}</>`)).toEqual([]);
    expect(reasons('tsx', `<>${widget}</>`)).toEqual([
      'renders an overlay outside a layout, so a page can have it more than once',
    ]);
  });

  it('reads responses in a terminal without a programming language', () => {
    expect(reasons('bash', "curl https://a.example | grep -o 'a' | cut -d '\"' -f 4")).toEqual([]);
    expect(reasons('bash', 'curl https://a.example \\\n  | node --print 1')).toEqual([
      "pipes a response to node, which the page doesn't require",
    ]);
  });

  it('does not decide by the headers of a webhook that are not signed', () => {
    expect(reasons('ts', 'handlers.get(delivery.topic)')).toEqual([
      "decides by a header that isn't signed",
    ]);
    expect(reasons('ts', 'console.log(delivery.topic)')).toEqual([]);
  });

  it('does not use an id as key that can be null', () => {
    const reason = 'uses shopifyCustomerId, which can be null, instead of customerKey';
    expect(reasons('php', "execute([$payload['customer']['shopifyCustomerId']])")).toEqual([
      reason,
    ]);
    expect(reasons('ts', 'customers.add(customer.shopifyCustomerId)')).toEqual([reason]);
    expect(reasons('ts', 'customers.add(customerKey(customer))')).toEqual([]);
  });
});
