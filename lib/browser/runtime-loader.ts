import { type HeldEvent, SEARCH_BUTTON } from './held-events';
import { isRuntimeNeeded } from './is-runtime-needed';
import { hideOfflineNotice, showOfflineNotice } from './offline-notice';
import { scrollToCurrent } from './scroll-to-current';
import { enableWholeStyles } from './whole-styles';

/**
 * The inline script of every prerendered page, with the list of the page's other scripts in an attribute. It loads them
 * when the reader is about to use the page, holds what the reader activates before they have run, and does what can't
 * wait for them.
 */

/** What a reader, another tab or the browser does when the page needs its scripts. */
const SIGNS = 'pointermove pointerdown touchstart wheel keydown focusin click hashchange storage';
/** Controls that do nothing, or not everything, without scripts. A link to a version also stores the reader's choice. */
const CONTROLS =
  'button:not([popovertarget]),[data-locale],[data-version],li>div>[aria-current=page]';
/** Keys that select another tab. */
const TAB_KEYS = /^(Arrow(Left|Right)|Home|End)$/;
/** A page that is older than this may be older than the site, so that its scripts are gone. */
const OLD_MS = 60_000;

const { scripts, now } = (document.currentScript as HTMLScriptElement).dataset;
const missing = (scripts as string).split(' ');
const root = document.documentElement;
const { pathname } = location;
const held: HeldEvent[] = [];
let isStarted = false;
let failures = 0;
const controller = new AbortController();
const { signal } = controller;

function load() {
  isStarted = true;
  hideOfflineNotice();
  enableWholeStyles();
  for (const src of missing.splice(0)) {
    const script = document.createElement('script');
    script.src = src;
    // The framework's scripts, which are needed at once, aren't modules.
    if (now === undefined) script.type = 'module';
    // They run in the order of the list. The data of the page comes first.
    script.async = false;
    script.onerror = () => {
      script.remove();
      missing.push(src);
      giveUp();
    };
    document.head.append(script);
    // React finds the scripts of a page by this attribute. A script that is being loaded keeps its place in the order.
    script.setAttribute('async', '');
  }
}

/** Browsers also send a pointer event when a page appears below a pointer that doesn't move. */
function onSign({ type, movementX, movementY }: Event & Partial<PointerEvent>) {
  if (!isStarted && (type !== 'pointermove' || movementX || movementY)) load();
}

/**
 * Drops what is held. A link beside a control leads to the same without scripts. Without a connection, it would lead
 * away from a page that can be read. The next activation tries again.
 */
function giveUp() {
  if (!navigator.onLine) {
    if (unmark().length > 0) showOfflineNotice();
    return;
  }
  dispatchEvent(new Event('scripts-failed'));
  const [first] = unmark();
  const link = first?.control?.previousElementSibling;
  if (!first) return;
  // Older browsers never request a module again that could not be loaded.
  if (failures++ > 0 || performance.now() > OLD_MS) location.reload();
  else if (link instanceof HTMLAnchorElement) location.assign(link.href);
}

function hold(event: Event, control: Element | null) {
  event.preventDefault();
  event.stopImmediatePropagation();
  (control ?? root).setAttribute('data-pending', '');
  held.push({ event, control });
  load();
}

function unmark() {
  for (const { control } of held) (control ?? root).removeAttribute('data-pending');
  return held.splice(0);
}

function onClick(event: MouseEvent) {
  const control = (event.target as Element).closest(CONTROLS);
  if (control && !event.ctrlKey && !event.metaKey && !event.shiftKey) hold(event, control);
}

function onKeyDown(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey } = event;
  const target = event.target as Element;
  if (event.altKey || target.matches('input')) return;
  const tab = TAB_KEYS.test(key) && target.closest('[role=tab]');
  const isWithControl = ctrlKey || metaKey;
  const isSearch = isWithControl ? !event.shiftKey && /^k$/i.test(key) : key === '/';
  // A space is text only after the search was opened.
  const isText = !isWithControl && key.length === 1 && (key !== ' ' || held.length > 0);
  if (tab) hold(event, tab);
  else if (isSearch) hold(event, document.querySelector(SEARCH_BUTTON));
  else if (isText) hold(event, null);
}

root.dataset.scripts = 'waiting';
window.releaseHeldEvents = () => {
  controller.abort();
  return unmark();
};
for (const sign of SIGNS.split(' ')) {
  addEventListener(sign, onSign, { capture: true, passive: true, signal });
}
addEventListener('click', onClick, { capture: true, signal });
addEventListener('keydown', onKeyDown, { capture: true, signal });
matchMedia('(prefers-color-scheme:dark)').addEventListener('change', onSign, { signal });
addEventListener('online', hideOfflineNotice, { signal });
// The scripts add history entries for other pages. After a reload, they aren't there to show them.
addEventListener('popstate', () => pathname !== location.pathname && location.reload(), { signal });

const sidebar = document.querySelector<HTMLElement>('[data-sidebar]');
if (sidebar) {
  scrollToCurrent(sidebar);
  sidebar.dataset.scrolled = '';
}
if (now === '' || isRuntimeNeeded()) load();
