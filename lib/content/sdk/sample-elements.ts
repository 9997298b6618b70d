import { WIDGETS } from './widgets';

/** The launcher has the rewards pop-up. */
const OVERLAYS = WIDGETS.filter(
  ({ name, overlay }) => overlay && name !== 'rewards_pop_up_root',
).map(({ placeholderClass }) => placeholderClass);

/** HTML of the placeholders of the overlays. */
export const OVERLAY_PLACEHOLDERS = OVERLAYS.map((name) => `<div class="${name}"></div>`).join('');

/**
 * HTML of the same placeholders without the buttons that would float above the page.
 *
 * @param shown class of the placeholder that has its button, if any
 */
export const quietOverlays = (shown?: string) =>
  OVERLAYS.map((name) =>
    name === shown
      ? `<div class="${name}"></div>`
      : `<div class="${name}" data-laurel-launcher="false"></div>`,
  ).join('');

/** An element that a script looks for. */
export interface SampleElement {
  id: string;
  html: string;
}

/** The elements that a script looks for; those that it looks for with `closest` are inside the others. */
export function elementsFor(code: string): SampleElement[] {
  const inner = selectorsIn(code, /closest\((['"`])([^$]+?)\1\)/g).map((selector) =>
    toElement(selector, 'li', []),
  );
  const content = inner.map(({ html }) => html);
  return selectorsIn(code, /querySelector(?:All)?\((['"`])([^$]+?)\1\)/g).map((selector) =>
    toElement(selector, tagFor(selector, code), content, isShownLater(selector, code)),
  );
}

function selectorsIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, , selector = '']) => selector.split(' ').at(-1) ?? '');
}

/** The tag of an element by what a script does with it: a plain line, unless it is clicked, sent, or checked for a type. */
function tagFor(selector: string, code: string): string {
  const uses = usesOf(selector, code);
  const type = / instanceof HTML(Input|Select|Dialog|Progress|Form)Element/.exec(uses)?.[1];
  if (type) return type.toLowerCase();
  if (/addEventListener\('submit'/.test(uses)) return 'form';
  return /addEventListener\(|\.disabled|HTMLButtonElement|classList|aria-/.test(uses)
    ? 'button'
    : 'p';
}

/** Whether an element is hidden until a script shows it. */
function isShownLater(selector: string, code: string): boolean {
  const uses = usesOf(selector, code);
  const isShown = /removeAttribute\('hidden'\)|hidden = false/.test(uses);
  return isShown && !/setAttribute\('hidden'|hidden = true/.test(uses);
}

/** What follows an element in a script: after its selector, and after the variable that has it. */
function usesOf(selector: string, code: string): string {
  const call = `querySelector('${selector}')`;
  const name = code.split(`= document.${call}`)[0]?.match(/(\w+) $/)?.[1];
  const after = code.split(call).slice(1);
  const named = name ? code.split(new RegExp(`(?<![\\w.])${name}\\b`)).slice(1) : [];
  return [...after, ...named].map((rest) => rest.split('\n', 1)[0]).join('\n');
}

/** An element with other elements in it, or with its selector as its text, so that a reader finds it. */
function toElement(
  selector: string,
  fallback: string,
  content: readonly string[],
  isHidden = false,
): SampleElement {
  const isPlaceholder = selector.endsWith('-placeholder');
  const isBox = isPlaceholder || content.length > 0;
  const tag = /^[a-z]+/.exec(selector)?.[0] ?? (isBox ? 'div' : fallback);
  const id = /#([\w-]+)/.exec(selector)?.[1];
  const className = /\.([\w-]+)/.exec(selector)?.[1];
  const attributes = [...selector.matchAll(/\[([^\]]+)\]/g)].map(([, text]) => text);
  if (id) attributes.push(`id="${id}"`);
  if (className) attributes.push(`class="${className}"`);
  if (isHidden) attributes.push('hidden');
  const label = isPlaceholder || tag === 'script' ? '' : selector;
  const start = `<${tag} ${attributes.join(' ')} data-from-sample`;
  if (tag === 'input') return { id: id ?? start, html: `${start} aria-label="${selector}">` };
  const text = tag === 'form' ? `<button>${label}</button>` : label;
  const html = `${start}>${content.length > 0 ? content.join('') : text}</${tag}>`;
  return { id: id ?? html, html };
}
