import { closestTarget } from '@/lib/browser/closest-target';
import { changeSidebarState } from '@/lib/browser/sidebar-state';
import { SIDEBAR } from '@/lib/site/config/hooks';
import { loadWithState } from '../shell/loading/load-state.client';

/** Categories of the sidebar itself, and of its copy in the mobile menu. */
const CATEGORY = `:is([${SIDEBAR}], [data-sidebar-copy]) li > div`;

const linkOf = (item: Element) => item.querySelector<HTMLAnchorElement>(':scope > div > a');
const buttonOf = (item: Element) => item.querySelector<HTMLElement>(':scope > div > button');
/** The list of a category, which is hidden if the reader closed it; what is shown while it is loaded; `null` before. */
const contentOf = (item: Element) => item.querySelector<HTMLElement>(':scope > div + *');
const pathOf = (item: Element) => linkOf(item)?.pathname ?? '';

/** Lets the reader open and close the categories of the sidebar. */
export function enableSidebarCategories(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const item = closestTarget(event, `${CATEGORY} > :is(a, button)`)?.closest('li');
    if (!item) return;
    const link = closestTarget<HTMLAnchorElement>(event, 'a');
    if (!link) toggle(item);
    // The category is open on its own page, even if the reader closed it before.
    else if (link.ariaCurrent !== 'page') forget(item);
    else if (!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      toggle(item);
    }
  };
  document.addEventListener('click', onClick, { signal });
}

function toggle(item: Element): void {
  const content = contentOf(item);
  if (content === null || content.hidden) open(item);
  else close(item, content);
}

async function open(item: Element): Promise<void> {
  const button = buttonOf(item);
  if (!button) return;
  button.ariaExpanded = 'true';
  let list = contentOf(item);
  if (!list) {
    list = await loadWithState(() => fetchList(pathOf(item)), {
      opener: button,
      place: (state) => item.append(state),
    });
    // The reader may have closed it meanwhile.
    if (!list || button.ariaExpanded === 'false') return;
    item.append(list);
  }
  list.hidden = false;
  remember(item, htmlOf(list));
}

function close(item: Element, content: HTMLElement): void {
  // What shows that the list is loaded goes, and the list comes again when it is opened.
  if (content.localName === 'ul') content.hidden = true;
  else content.remove();
  const button = buttonOf(item);
  if (button) button.ariaExpanded = 'false';
  remember(item, null);
}

/** The HTML of a list, without what marks the page that shows it now. */
function htmlOf(list: HTMLElement): string {
  const copy = list.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll('a')) {
    link.removeAttribute('aria-current');
    link.removeAttribute('data-active');
  }
  return copy.outerHTML;
}

function remember(item: Element, html: string | null): void {
  changeSidebarState((state) => {
    const { [pathOf(item)]: _, ...others } = state.categories ?? {};
    // The last one opened comes last, after those that contain it.
    state.categories = { ...others, [pathOf(item)]: html };
  });
}

function forget(item: Element): void {
  changeSidebarState(({ categories = {} }) => {
    if (categories[pathOf(item)] === null) delete categories[pathOf(item)];
  });
}

/** The list of a category. The sidebar of its own page contains it. */
async function fetchList(path: string): Promise<HTMLElement> {
  // The site returns Markdown to clients that prefer it.
  const response = await fetch(path, { headers: { Accept: 'text/html' } });
  if (!response.ok) throw new Error(`${path} returned status ${response.status}.`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const link = [...page.querySelectorAll(`[${SIDEBAR}] li > div > a`)].find(
    (each) => each.getAttribute('href') === path,
  );
  const list = link?.parentElement?.nextElementSibling;
  if (!(list instanceof HTMLElement))
    throw new Error(`The sidebar of ${path} does not list the pages of the category.`);
  return document.importNode(list, true);
}
