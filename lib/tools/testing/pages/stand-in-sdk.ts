import { WIDGETS } from '../../../content/sdk/widgets';
import { stubSdk } from '../../checks/content/stub-sdk';

/** Address of the SDK in the samples. */
export const SDK_URL = 'https://sdk.laurel.example/v2/sdk.js';

/**
 * A script that replaces the SDK in tests and fills placeholders: each gets a shadow root with the name of the widget and
 * the id of its product, and fires `widget_injected`.
 *
 * @param pageProduct the product of the page, as the app embed passes it; null if it passes none
 */
export function standInSdk(pageProduct: number | null): string {
  const widgets = WIDGETS.map(({ name, placeholderClass }) => ({ name, placeholderClass }));
  return `${stubSdk({ fails: false })};(${fillPlaceholders})(${JSON.stringify({ widgets, pageProduct })});`;
}

interface Setup {
  widgets: readonly { name: string; placeholderClass: string }[];
  pageProduct: number | null;
}

/** Runs in the page, after the scripts that wait for the SDK. */
function fillPlaceholders({ widgets, pageProduct }: Setup) {
  const { fireStubEvent } = globalThis as unknown as {
    fireStubEvent(event: string, payload: object): void;
  };
  const fill = () => {
    for (const { name, placeholderClass } of widgets) {
      for (const element of document.querySelectorAll<HTMLElement>(`.${placeholderClass}`)) {
        const product = element.dataset.laurelProductId ?? pageProduct;
        element.attachShadow({ mode: 'open' }).textContent = `${name} ${product}`;
        fireStubEvent('widget_injected', { app: 'reviews', widget: name, element });
      }
    }
  };
  const fillSoon = () => setTimeout(fill, 50);
  if (document.readyState !== 'loading') fillSoon();
  else document.addEventListener('DOMContentLoaded', fillSoon);
}
