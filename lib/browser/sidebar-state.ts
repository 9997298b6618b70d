/** Key in the storage of the visit. */
const KEY = 'laurel.sidebar';
/** Pixels of a link of two lines. */
const LINK_HEIGHT = 60;

/** The sidebar as the reader left it. Other pages of the visit show it the same way. */
export interface SidebarState {
  isCollapsed?: boolean;
  scrollTop?: number;
  /** Lists that the reader opened or closed, by path: the HTML of an open list as the server wrote it, or `null`. */
  categories?: Record<string, string | null>;
}

/** The stored state; an empty one if nothing is stored or the browser denies the access. */
function readSidebarState(): SidebarState {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '') ?? {};
  } catch {
    return {};
  }
}

/** Changes the stored state. Without storage, the next page shows its own state. */
export function changeSidebarState(change: (state: SidebarState) => void): void {
  const state = readSidebarState();
  change(state);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(state));
  } catch {
    // The reader sees the change on this page.
  }
}

/** The box and the button of a collapsed or full sidebar. */
export function setCollapsed(box: HTMLElement, isCollapsed: boolean): void {
  box.inert = isCollapsed;
  box.parentElement?.toggleAttribute('data-collapsed', isCollapsed);
  (box.nextElementSibling as HTMLElement).ariaExpanded = `${!isCollapsed}`;
}

/** Opens and closes the categories of a sidebar, or of its copy, as the reader left them. */
export function restoreCategories(box: HTMLElement): void {
  const { categories = {} } = readSidebarState();
  // Categories in other ones come later, since they were opened later.
  for (const [path, html] of Object.entries(categories)) {
    const link = box.querySelector(`div>a[href="${CSS.escape(path)}"]`);
    const item = link?.parentElement;
    // A category is open on its own page.
    if (!item || link.ariaCurrent) continue;
    const list = item.nextElementSibling as HTMLElement | null;
    if (list) list.hidden = html === null;
    else if (html !== null) item.insertAdjacentHTML('afterend', html);
    (item.lastElementChild as HTMLElement).ariaExpanded = `${html !== null}`;
  }
}

/** Shows the sidebar of a page as the reader left it, with the link to the page in view. Runs before the first paint. */
export function restoreSidebar(box: HTMLElement): void {
  const { isCollapsed, scrollTop } = readSidebarState();
  restoreCategories(box);
  setCollapsed(box, !!isCollapsed);
  box.scrollTop = scrollTop || 0;
  const current = box.querySelector<HTMLElement>('[aria-current=page]');
  // Without a link it is `NaN`, and nothing scrolls.
  const top = (current?.offsetTop as number) - box.scrollTop;
  const { clientHeight } = box;
  if (top < 0 || top > clientHeight - LINK_HEIGHT) box.scrollTop += top - clientHeight / 3;
}
