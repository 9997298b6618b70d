import { describe, expect, it } from 'vitest';
import widgets from '../../storefront/placeholders/generated/widgets.json';
import type { WidgetRule } from '../../storefront/placeholders/widget-rules';
import { widgetCode } from './widget-code';

const ruleNamed = (name: string) =>
  widgets.find((widget) => widget.name === name) as unknown as WidgetRule;

describe('the code of a widget', () => {
  it('has what the reader has set', () => {
    const code = widgetCode(
      ruleNamed('reviews_average'),
      {
        attributes: { 'product-id': '880010', align: 'center', 'hide-empty': 'true' },
        properties: { '--laurel-star': '#00aa55' },
      },
      'block',
    );
    expect(code).toEqual({
      html: '<div\n  class="laurel-rv-average-placeholder"\n  data-laurel-product-id="880010"\n  data-laurel-align="center"\n  data-laurel-hide-empty="true"\n  style="display: block"\n></div>',
      css: '.laurel-rv-average-placeholder {\n  --laurel-star: #00aa55;\n}',
      react:
        "<Widget name=\"reviews_average\" productId={880010} attributes={{ align: 'center', 'hide-empty': true }} />",
    });
  });

  it('escapes texts', () => {
    const attributes = { button_class: 'a"b&' };
    const rule = ruleNamed('wishlists_add_to_wishlist_product_card');
    expect(widgetCode(rule, { attributes, properties: {} }, 'block').html).toContain(
      'data-laurel-button_class="a&quot;b&amp;"',
    );
  });
});
