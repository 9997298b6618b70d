import { elementsFor, OVERLAY_PLACEHOLDERS } from '../../../content/sdk/sample-elements';
import type { SdkSample } from '../../../content/sdk/samples';

/** Elements that a script accepts in any form. */
const ANY = /^<(?:button|p)\b/;

/** A page of a shop with all scripts, each in a separate folder, the elements that they look for, and the overlays. */
export function shopPage(scripts: readonly SdkSample[], head: string): string {
  const modules = scripts.map(
    ({ title }, index) =>
      `<script type="module" src="${title.replace('assets/', `assets/${index}/`)}"></script>`,
  );
  // An element that isn't a button or a line comes first, because it's what its script requires.
  const elements = scripts
    .flatMap(({ code }) => elementsFor(code))
    .sort((a, b) => Number(ANY.test(a.html)) - Number(ANY.test(b.html)))
    .filter(isFirst);
  return `<!doctype html><title>Shop</title>${head}${modules.join('')}${OVERLAY_PLACEHOLDERS}<main>${elements.map(({ html }) => html).join('')}</main>`;
}

function isFirst<T extends { id: string }>({ id }: T, index: number, list: T[]): boolean {
  return list.findIndex((other) => other.id === id) === index;
}
