import { expect, it } from 'vitest';
import { ruleNamed } from '../../storefront/placeholders/widget-rules';
import { OVERLAYS } from './overlay-placeholders';

it('the overlays of apps have the classes of their placeholders', () => {
  for (const [app, { name, className }] of Object.entries(OVERLAYS)) {
    expect(ruleNamed(name)).toMatchObject({ app, className, isOverlay: true });
  }
});
