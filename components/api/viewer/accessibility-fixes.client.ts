import type { ViewerMessages } from './system.client';

const CONTROLS = 'select, textarea, input:not([type="hidden"], [type="submit"])';

/**
 * Mends what the viewer draws, now and whenever it draws more: fields without a name get one, headings their level,
 * and boxes that scroll can be reached by keyboard.
 * @returns what ends it
 */
export function mendParts(root: HTMLElement, messages: ViewerMessages): () => void {
  const apply = () => {
    for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!hasName(control)) control.setAttribute('aria-label', nameOf(control, messages));
    }
    // In the dialog they stand below a heading of the second level.
    for (const heading of root.querySelectorAll('.api-dialog h4')) {
      heading.setAttribute('aria-level', '3');
    }
    for (const box of root.querySelectorAll<HTMLElement>('.table-container, .responses-inner')) {
      box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
    }
  };
  const observer = new MutationObserver(apply);
  observer.observe(root, { childList: true, subtree: true });
  apply();
  return () => observer.disconnect();
}

function hasName(control: HTMLElement): boolean {
  if (control.ariaLabel || control.hasAttribute('aria-labelledby')) return true;
  const { labels } = control as HTMLInputElement;
  return [...(labels ?? [])].some((label) => ownText(label) !== '');
}

/** The words of a label without those of the list of choices in it. */
function ownText(label: HTMLElement): string {
  const copy = label.cloneNode(true) as HTMLElement;
  for (const control of copy.querySelectorAll(CONTROLS)) control.remove();
  return copy.textContent?.trim() ?? '';
}

function nameOf(control: HTMLElement, messages: ViewerMessages): string {
  const row = control.closest<HTMLElement>('[data-param-name], [data-property-name]');
  if (control.dataset.variable) return control.dataset.variable;
  if (control.closest('.examples-select')) return messages.examples;
  if (row) return row.dataset.paramName ?? row.dataset.propertyName ?? '';
  if (control.closest('.servers')) return messages.server;
  const section = control.closest('.opblock-section, .auth-container, section');
  return section?.querySelector('h4')?.textContent?.trim() || messages.value;
}
