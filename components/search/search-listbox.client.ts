import { closestTarget } from '@/lib/browser/closest-target';
import { createElement } from '@/lib/browser/create-element';
import type { SearchGroup } from '@/lib/search/engine';
import { createOptions } from './search-options.client';

// Headings have no ids like these, so that the ids are unique in the page.
const LIST_ID = '_search-options';
const optionId = (index: number) => `_search-option-${index}`;

/** The options of the search dialog. The focus stays in the field, which refers to the selected option. */
export interface SearchListbox {
  element: HTMLElement;
  count: () => number;
  /** The selected option. */
  selected: () => HTMLElement | undefined;
  /**
   * Shows the results, or recent searches and tasks if `groups` is `null`. Options that are shown already stay, with the
   * selection.
   */
  show: (groups: SearchGroup[] | null, searches: string[]) => void;
  select: (index: number) => void;
  /** Selects the next option (1) or the previous one (-1), and scrolls to it. */
  move: (step: 1 | -1) => void;
}

/** Creates the listbox of a field. Options are selected by keys, which the dialog handles, and by the pointer. */
export function createListbox(field: HTMLInputElement): SearchListbox {
  const element = createElement('div', { id: LIST_ID, role: 'listbox' });
  let options: HTMLElement[] = [];
  let shown: unknown;
  let active = 0;
  // There can be fewer options than before.
  const current = () => Math.min(active, options.length - 1);

  function show(groups: SearchGroup[] | null, searches: string[]) {
    const next = groups ?? searches;
    if (next === shown) return;
    shown = next;
    element.replaceChildren(...createOptions(groups, searches));
    options = [...element.querySelectorAll<HTMLElement>('[role="option"]')];
    for (const [index, option] of options.entries()) option.id = optionId(index);
    select(active);
  }

  function select(index: number) {
    active = index;
    const selected = current();
    for (const [index, option] of options.entries()) {
      option.ariaSelected = `${index === selected}`;
    }
    field.ariaExpanded = `${selected >= 0}`;
    if (selected >= 0) field.setAttribute('aria-activedescendant', optionId(selected));
    else field.removeAttribute('aria-activedescendant');
  }

  field.setAttribute('aria-controls', LIST_ID);
  element.addEventListener('pointermove', (event) => {
    const option = closestTarget(event, '[role="option"]');
    const index = option ? options.indexOf(option) : -1;
    if (index >= 0 && index !== current()) select(index);
  });
  return {
    element,
    count: () => options.length,
    selected: () => options[current()],
    show,
    select,
    move(step) {
      const count = options.length;
      select((current() + step + count) % count);
      options[active]?.scrollIntoView({ block: 'nearest' });
    },
  };
}
