import { WIDGETS } from './widgets';

/** The launcher has the rewards pop-up. */
const OVERLAYS = WIDGETS.filter(
  ({ name, overlay }) => overlay && name !== 'rewards_pop_up_root',
).map(({ placeholderClass }) => placeholderClass);

/** HTML of the placeholders of the overlays. */
export const OVERLAY_PLACEHOLDERS = OVERLAYS.map((name) => `<div class="${name}"></div>`).join('');

/** An element that a script looks for. */
export interface SampleElement {
  id: string;
  html: string;
}

/** The elements that a script looks for; those that it looks for with `closest` are inside the others. */
export function elementsFor(code: string): SampleElement[] {
  const fallback = code.includes('HTMLFormElement') ? 'form' : 'button';
  const inner = selectorsIn(code, /closest\((['"`])([^$]+?)\1\)/g).map((selector) =>
    toElement(selector, 'li', []),
  );
  const content = inner.map(({ html }) => html);
  return selectorsIn(code, /querySelector(?:All)?\((['"`])([^$]+?)\1\)/g).map((selector) =>
    toElement(selector, fallback, content),
  );
}

function selectorsIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, , selector = '']) => selector.split(' ').at(-1) ?? '');
}

/** An element with other elements in it, or with its selector as its text, so that a reader finds it. */
function toElement(selector: string, fallback: string, content: readonly string[]): SampleElement {
  const isPlaceholder = selector.endsWith('-placeholder');
  const isBox = isPlaceholder || content.length > 0;
  const tag = /^[a-z]+/.exec(selector)?.[0] ?? (isBox ? 'div' : fallback);
  const id = /#([\w-]+)/.exec(selector)?.[1];
  const className = /\.([\w-]+)/.exec(selector)?.[1];
  const attributes = [...selector.matchAll(/\[([^\]]+)\]/g)].map(([, text]) => text);
  if (id) attributes.push(`id="${id}"`);
  if (className) attributes.push(`class="${className}"`);
  const label = isPlaceholder || tag === 'script' ? '' : selector;
  const text = tag === 'form' ? `<button>${label}</button>` : label;
  const inside = content.length > 0 ? content.join('') : text;
  const html = `<${tag} ${attributes.join(' ')} data-from-sample>${inside}</${tag}>`;
  return { id: id ?? html, html };
}
