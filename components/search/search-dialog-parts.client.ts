import { createElement } from '@/lib/browser/create-element';
import { enSearch as messages } from '@/lib/messages/en-search';
import { SEARCH_AREAS } from '@/lib/search/areas';
import { MAX_QUERY_LENGTH } from '@/lib/search/clean-query';
import styles from './search-dialog.module.css';

const AREAS = [{ id: '', label: messages.searchEverywhere }, ...SEARCH_AREAS];
const KEYS = [
  { keys: ['↑', '↓'], label: messages.searchKeys.select },
  { keys: ['↵'], label: messages.searchKeys.open },
  { keys: ['Esc'], label: messages.searchKeys.close },
];

const createIcon = (name: string) => createElement('span', { class: `icon icon-${name}` });

/** The field for the query. */
export function createField(): HTMLInputElement {
  return createElement('input', {
    type: 'search',
    role: 'combobox',
    'aria-label': messages.searchTitle,
    'aria-autocomplete': 'list',
    placeholder: messages.searchHint,
    maxlength: `${MAX_QUERY_LENGTH}`,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'go',
  });
}

/** The first line of the dialog: the field and the button that closes the dialog. */
export function createBar(field: Element, onClose: () => void): Element {
  const close = createElement(
    'button',
    { type: 'button', 'aria-label': messages.searchClose },
    createIcon('close'),
  );
  close.addEventListener('click', onClose);
  return createElement('div', { class: styles.bar }, createIcon('search'), field, close);
}

/** The choice of the area to search. */
export function createAreas(chosen: string, onChoose: (area: string) => void): Element {
  const labels = AREAS.map(({ id, label }) => {
    const radio = createElement('input', { type: 'radio', name: 'search-dialog-area' });
    radio.checked = id === chosen;
    radio.addEventListener('change', () => onChoose(id));
    return createElement('label', {}, radio, label);
  });
  return createElement(
    'fieldset',
    { class: styles.areas },
    createElement('legend', { class: 'visually-hidden' }, messages.searchArea),
    ...labels,
  );
}

/** The keys, shown below the results. Hidden from assistive technology, which announces the keys of a listbox. */
export function createKeyHints(): Element {
  const hints = KEYS.map(({ keys, label }) =>
    createElement('span', {}, ...keys.map((key) => createElement('kbd', {}, key)), ' ', label),
  );
  return createElement('p', { class: styles.keys, 'aria-hidden': 'true' }, ...hints);
}
