import { closestTarget } from '@/lib/browser/closest-target';
import { onEachPage } from '@/lib/browser/page-shown';
import { scrollToCurrent } from '@/lib/browser/scroll-to-current';
import { enPageFeatures as messages } from '@/lib/messages/en-page-features';
import {
  enableSidebarCategories,
  isCategoryClosed,
  markCurrentPage,
  restoreCategories,
  showCategory,
} from './sidebar-categories.client';

/** State that survives navigations: the framework renders a new sidebar for each page. A full page load resets it. */
let isCollapsed = false;
let scrollTop = 0;

/** Makes the sidebar collapse and its categories open, and keeps its state between pages. @returns a cleanup function */
export function enableSidebar(): () => void {
  const onClick = (event: MouseEvent) => {
    if (!closestTarget(event, '[data-collapse-sidebar]')) return;
    isCollapsed = !isCollapsed;
    applyCollapsed();
  };
  document.addEventListener('click', onClick);
  const cleanups = [
    enableSidebarCategories(),
    onEachPage(restoreSidebar),
    () => document.removeEventListener('click', onClick),
  ];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

function restoreSidebar() {
  const box = document.querySelector<HTMLElement>('[data-sidebar]');
  if (!box) return undefined;
  restoreCategories(box);
  applyCollapsed();
  // The runtime loader has scrolled the sidebar of the first page, and the reader may have scrolled it since.
  if (box.dataset.scrolled === undefined) {
    box.dataset.scrolled = '';
    box.scrollTop = scrollTop;
    scrollToCurrent(box);
  }
  const remember = () => {
    scrollTop = box.scrollTop;
  };
  remember();
  box.addEventListener('scroll', remember, { passive: true });
  return () => box.removeEventListener('scroll', remember);
}

function applyCollapsed() {
  const button = document.querySelector<HTMLElement>('[data-collapse-sidebar]');
  const box = document.querySelector<HTMLElement>('[data-sidebar]');
  if (!button || !box) return;
  const label = isCollapsed ? messages.expandSidebar : messages.collapseSidebar;
  box.inert = isCollapsed;
  box.parentElement?.toggleAttribute('data-collapsed', isCollapsed);
  button.ariaExpanded = String(!isCollapsed);
  button.ariaLabel = label;
  button.title = label;
}

/**
 * Changes the sidebar into that of another page. Most of it stays, so that it keeps its scroll position and the browser
 * has little to compute.
 *
 * @param current the box of the sidebar in the document
 * @param next the same of the other page, which is used up
 */
export function updateSidebar(current: HTMLElement, next: Element): void {
  const list = current.querySelector('ul');
  const nextList = next.querySelector('ul');
  if (!list || !nextList) return;
  if (hrefsOf(list).join() === hrefsOf(nextList).join()) addOpenCategories(list, nextList);
  else list.replaceWith(nextList);
  markCurrentPage(current);
  scrollToCurrent(current);
}

const hrefsOf = (list: Element) =>
  [...list.children].map((item) => item.querySelector('a')?.getAttribute('href'));

/** Opens what is open in another list, except what the reader closed. */
function addOpenCategories(list: Element, nextList: Element) {
  for (const nextItem of nextList.children) {
    const content = nextItem.querySelector(':scope > ul');
    const href = nextItem.querySelector('a')?.getAttribute('href');
    const item = [...list.children].find(
      (each) => each.querySelector('a')?.getAttribute('href') === href,
    );
    if (!content || !item || isCategoryClosed(item)) continue;
    const known = item.querySelector(':scope > ul');
    if (known) addOpenCategories(known, content);
    else showCategory(item, content);
  }
}
