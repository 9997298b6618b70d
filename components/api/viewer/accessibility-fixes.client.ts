import type { ViewerMessages } from './system.client';

const CONTROLS = 'select, textarea, input:not([type="hidden"], [type="submit"])';

/**
 * Fixes the accessibility of what Swagger UI renders, now and after every change: it names form controls, sets heading
 * levels, and makes scrollable boxes focusable.
 *
 * @returns a cleanup function
 */
export function fixAccessibility(root: HTMLElement, messages: ViewerMessages): () => void {
  const apply = () => {
    for (const control of root.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!hasName(control))
        control.setAttribute('aria-label', accessibleNameOf(control, messages));
    }
    // In the dialog, these headings follow a heading of level 2.
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
  return [...(labels ?? [])].some((label) => labelText(label) !== '');
}

/** The text of a label without the options of a select inside it. */
function labelText(label: HTMLElement): string {
  const copy = label.cloneNode(true) as HTMLElement;
  for (const control of copy.querySelectorAll(CONTROLS)) control.remove();
  return copy.textContent?.trim() ?? '';
}

function accessibleNameOf(control: HTMLElement, messages: ViewerMessages): string {
  const row = control.closest<HTMLElement>('[data-param-name], [data-property-name]');
  if (control.dataset.variable) return control.dataset.variable;
  if (control.closest('.examples-select')) return messages.examples;
  if (row) return row.dataset.paramName ?? row.dataset.propertyName ?? '';
  if (control.closest('.servers')) return messages.server;
  const section = control.closest('.opblock-section, .auth-container, section');
  return section?.querySelector('h4')?.textContent?.trim() || messages.value;
}
