import { describe, expect, it } from 'vitest';
import widgets from '../../storefront/placeholders/generated/widgets.json';
import type { WidgetRule } from '../../storefront/placeholders/widget-rules';
import { firstState, readState, writeState } from './widget-state';

const rule = widgets.find(({ name }) => name === 'reviews_average') as unknown as WidgetRule;
const first = firstState({ 'product-id': '880010' });

describe('the state of a widget in an address', () => {
  it('has what differs from the first state, and nothing else', () => {
    expect(writeState(first, first)).toBe('');
    const state = {
      ...first,
      viewer: 'guest',
      width: 400,
      attributes: { align: 'right' },
      properties: { '--laurel-star': '#00aa55' },
    } as const;
    const search = writeState(state, first);
    expect(search).toBe(
      '?viewer=guest&width=400&data-laurel-product-id=&data-laurel-align=right&--laurel-star=%2300aa55',
    );
    expect(readState(search, first, rule)).toEqual(state);
  });

  it.each([
    '?viewer=constructor',
    '?locale=xx&direction=up&width=99999',
    '?data-laurel-align=top&data-laurel-onclick=alert(1)',
    '?--laurel-star=url(https://x.example)&--laurel-radius=1e9px&--other=1',
  ])('ignores what no control can set: %s', (search) => {
    expect(readState(search, first, rule)).toEqual(first);
  });
});
