import { createElement } from '@/lib/browser/create-element';
import { internalHref } from '@/lib/browser/internal-href';
import { BASE_PATH } from '@/lib/config/base-path';
import { enMobileMenu as messages } from '@/lib/messages/en-mobile-menu';
import { showDialog } from './dialog-history.client';
import styles from './mobile-menu.module.css';

const DESKTOP = '(width >= 62.25em)';

const button = (className: string | undefined, label: string) =>
  createElement('button', { type: 'button', class: className }, label);

/**
 * Opens the mobile menu. It shows the docs menu if the page has a sidebar, else the main menu. A native modal dialog traps
 * the focus and closes on Escape and Back.
 *
 * @param onClosed called when the menu has closed
 */
export function openMenu(onClosed: () => void): void {
  const close = createElement(
    'button',
    { type: 'button', class: styles.close, 'aria-label': messages.menuClose },
    createElement('span', { class: 'icon icon-close' }),
  );
  const head = createElement(
    'div',
    { class: styles.head },
    ...copiesOf('body > header a:has(.icon-logo)'),
    close,
  );
  const panel = createElement('div', { class: styles.panel }, head);
  const dialog = createElement(
    'dialog',
    { class: styles.dialog, 'aria-label': messages.menuTitle },
    panel,
  );
  const docs = docsMenu();
  const main = mainMenu();

  /** Changing menus removes the focused button, so the button that leads back takes the focus. */
  const show = (menu: Element[]) => {
    panel.replaceChildren(head, ...menu);
    panel.querySelector<HTMLElement>(`.${styles.back}`)?.focus();
    // The menu opens at the current page.
    const current = dialog.querySelector('[aria-current="page"]');
    current?.scrollIntoView({ block: 'center', behavior: 'instant' });
  };
  if (docs) {
    const back = button(styles.back, `← ${messages.menuBack}`);
    const forward = button(styles.back, `${messages.menuDocs} →`);
    main.querySelector('details')?.before(forward);
    back.addEventListener('click', () => show([main]));
    forward.addEventListener('click', () => show([back, docs]));
    panel.append(back, docs);
  } else panel.append(main);

  document.body.append(dialog);
  const shown = showDialog(dialog);
  show([...panel.children].slice(1));
  const desktop = matchMedia(DESKTOP);
  const closeIfWide = () => desktop.matches && dialog.close();
  desktop.addEventListener('change', closeIfWide);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const path = anchor && internalHref(anchor, location, BASE_PATH);
    if (!path || event.defaultPrevented) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (anchor.ariaCurrent === 'page') dialog.close();
    else shown.follow(path);
  });
  dialog.addEventListener('close', () => {
    desktop.removeEventListener('change', closeIfWide);
    shown.leave();
    shown.end();
    dialog.remove();
    onClosed();
  });
}

const copiesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.cloneNode(true) as Element);

/** A copy of the sidebar, or `null` if the page has none. */
function docsMenu(): Element | null {
  const list = document.querySelector('[data-sidebar] > ul')?.cloneNode(true);
  if (!(list instanceof Element)) return null;
  return createElement(
    'nav',
    { class: styles.body, 'aria-label': messages.menuDocs, 'data-sidebar-copy': '' },
    list,
  );
}

/** The links of the navbar and the languages. */
function mainMenu(): Element {
  const links = copiesOf('body > header nav > a');
  const languages = copiesOf('#language-menu a');
  for (const language of languages) {
    language.removeAttribute('aria-current');
    language.setAttribute('href', location.pathname);
  }
  return createElement(
    'div',
    { class: styles.body },
    createElement('nav', { class: styles.links, 'aria-label': messages.mainNavigation }, ...links),
    createElement(
      'details',
      { class: styles.languages },
      createElement('summary', {}, messages.languages),
      ...languages,
    ),
  );
}
