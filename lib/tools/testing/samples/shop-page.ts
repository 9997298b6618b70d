import { WIDGETS } from '../../../content/sdk/widgets';
import type { Sample } from '../../checks/content/samples';

/** The launcher has the rewards pop-up. */
const OVERLAYS = WIDGETS.filter(
  ({ name, overlay }) => overlay && name !== 'rewards_pop_up_root',
).map(({ placeholderClass }) => placeholderClass);

/** A page of a shop with all scripts, each in a separate folder, the elements that they look for, and the overlays. */
export function shopPage(scripts: readonly Sample[], head: string): string {
  const modules = scripts.map(
    ({ title }, index) =>
      `<script type="module" src="${title?.replace('assets/', `assets/${index}/`)}"></script>`,
  );
  // An element that isn't a button comes first, because it's what its script requires.
  const elements = scripts
    .flatMap(elementsFor)
    .sort((a, b) => Number(a.html.startsWith('<button')) - Number(b.html.startsWith('<button')))
    .filter(isFirst);
  const overlays = OVERLAYS.map((name) => `<div class="${name}"></div>`).join('');
  return `<!doctype html><title>Shop</title>${head}${modules.join('')}${overlays}<main>${elements.map(({ html }) => html).join('')}</main>`;
}

interface ShopElement {
  id: string;
  html: string;
}

/** The elements that a script looks for; those that it looks for with `closest` are inside the others. */
function elementsFor({ code }: Sample): ShopElement[] {
  const fallback = code.includes('HTMLFormElement') ? 'form' : 'button';
  const inner = selectorsIn(code, /closest\((['"`])([^$]+?)\1\)/g).map((selector) =>
    toElement(selector, 'li', ''),
  );
  const content = inner.map(({ html }) => html).join('');
  return selectorsIn(code, /querySelector(?:All)?\((['"`])([^$]+?)\1\)/g).map((selector) =>
    toElement(selector, fallback, content),
  );
}

function selectorsIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, , selector = '']) => selector.split(' ').at(-1) ?? '');
}

function toElement(selector: string, fallback: string, content: string): ShopElement {
  const tag = /^[a-z]+/.exec(selector)?.[0] ?? (content ? 'div' : fallback);
  const id = /#([\w-]+)/.exec(selector)?.[1];
  const className = /\.([\w-]+)/.exec(selector)?.[1];
  const attributes = [...selector.matchAll(/\[([^\]]+)\]/g)].map(([, text]) => text);
  if (id) attributes.push(`id="${id}"`);
  if (className) attributes.push(`class="${className}"`);
  const html = `<${tag} ${attributes.join(' ')} data-from-sample>${content}</${tag}>`;
  return { id: id ?? html, html };
}

function isFirst<T extends { id: string }>({ id }: T, index: number, list: T[]): boolean {
  return list.findIndex((other) => other.id === id) === index;
}
