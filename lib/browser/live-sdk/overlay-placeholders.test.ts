import { expect, it } from 'vitest';
import widgets from '../../storefront/placeholders/generated/widgets.json';
import { OVERLAYS } from './overlay-placeholders';

it('the overlays of apps have the classes of their placeholders', () => {
  for (const [app, { name, className }] of Object.entries(OVERLAYS)) {
    expect(widgets).toContainEqual(
      expect.objectContaining({ name, app, className, isOverlay: true }),
    );
  }
});
