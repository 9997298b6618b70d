import { closestTarget } from '@/lib/browser/closest-target';
import { fetchPage } from '@/lib/browser/fetch-page';
import { enPageFeatures as messages } from '@/lib/messages/en-page-features';
import { fill } from '@/lib/messages/fill';
import { loadWithState } from '../shell/load-state.client';

/** Lists of the sidebar: the sidebar itself, and its copy in the mobile menu. */
const LISTS = '[data-sidebar], [data-sidebar-copy]';
const BUTTON = ':is([data-sidebar], [data-sidebar-copy]) li > div > button';

/** Whether a category is open, by path, for those that the reader opened or closed. A full page load resets it. */
const isOpenByPath = new Map<string, boolean>();
/** Lists of categories that were shown, by path. */
const knownLists = new Map<string, Element>();

const linkOf = (item: Element) => item.querySelector<HTMLAnchorElement>(':scope > div > a');
const buttonOf = (item: Element) => item.querySelector<HTMLElement>(':scope > div > button');
/** The list of a category, or what is shown while it is loaded. */
const contentOf = (item: Element) => item.querySelector(':scope > div + *');
const pathOf = (item: Element) => linkOf(item)?.pathname ?? '';
const categoriesIn = (list: Element) => list.querySelectorAll('li:has(> div > button)');

/** Lets the reader open and close the categories of the sidebar. @returns a cleanup function */
export function enableSidebarCategories(): () => void {
  const onClick = (event: MouseEvent) => {
    const item = closestTarget(event, `${BUTTON}, :is(${LISTS}) li > div > a`)?.closest('li');
    if (!item) return;
    const link = closestTarget<HTMLAnchorElement>(event, 'a');
    if (!link) toggle(item);
    else if (link.ariaCurrent !== 'page') isOpenByPath.set(pathOf(item), true);
    else if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      toggle(item);
    }
  };
  // In the capture phase, so that it runs before what opens pages.
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

/** Opens and closes the categories of a list as the reader left them. */
export function restoreCategories(list: Element): void {
  for (const item of categoriesIn(list)) {
    const isOpen = isOpenByPath.get(pathOf(item));
    if (isOpen === false) close(item);
    else if (isOpen && knownLists.has(pathOf(item))) open(item);
  }
}

/** Whether the reader closed a category. */
export function isCategoryClosed(item: Element): boolean {
  return isOpenByPath.get(pathOf(item)) === false;
}

/** Shows the list of a category. */
export function showCategory(item: Element, content: Element): void {
  contentOf(item)?.remove();
  item.append(content);
  knownLists.set(pathOf(item), content);
  setExpanded(item, true);
  markCurrentPage(content);
  restoreCategories(content);
}

/** Marks the link to the shown page in a list, and those of the categories that contain the page. */
export function markCurrentPage(list: Element): void {
  for (const link of list.querySelectorAll('a')) {
    const isCurrent = link.pathname === location.pathname;
    const isActive = location.pathname.startsWith(`${link.pathname}/`);
    link.toggleAttribute('data-active', isActive);
    if (isCurrent) link.ariaCurrent = 'page';
    else link.removeAttribute('aria-current');
  }
}

function toggle(item: Element): void {
  const isOpen = contentOf(item) === null;
  isOpenByPath.set(pathOf(item), isOpen);
  if (isOpen) open(item);
  else close(item);
}

async function open(item: Element): Promise<void> {
  if (contentOf(item)) return;
  const known = knownLists.get(pathOf(item));
  if (known) {
    showCategory(item, known.cloneNode(true) as Element);
    return;
  }
  setExpanded(item, true);
  const opener = buttonOf(item);
  if (!opener) return;
  const loaded = await loadWithState(() => fetchList(pathOf(item)), {
    opener,
    place: (state) => item.append(state),
  });
  // The reader may have closed it meanwhile.
  if (loaded && isOpenByPath.get(pathOf(item))) showCategory(item, loaded);
}

function close(item: Element): void {
  const content = contentOf(item);
  if (content?.localName === 'ul') knownLists.set(pathOf(item), content);
  content?.remove();
  setExpanded(item, false);
}

function setExpanded(item: Element, isExpanded: boolean): void {
  const button = buttonOf(item);
  if (!button) return;
  const label = linkOf(item)?.lastChild?.textContent ?? '';
  const message = isExpanded ? messages.collapseCategory : messages.expandCategory;
  button.ariaExpanded = String(isExpanded);
  button.ariaLabel = fill(message, { label });
}

/** The list of a category. The sidebar of its own page contains it. */
async function fetchList(path: string): Promise<Element> {
  const page = await fetchPage(path);
  const links = page.querySelectorAll<HTMLAnchorElement>('[data-sidebar] li > div > a');
  const link = [...links].find((each) => each.getAttribute('href') === path);
  const list = link?.parentElement?.nextElementSibling;
  if (!list) throw new Error(`The sidebar of ${path} does not list the pages of the category.`);
  return document.importNode(list, true);
}
