import { LOCALE_LINK, SIDEBAR } from '../site/config/hooks';
import { areScriptsNeeded } from './are-scripts-needed';
import { type HeldEvent, SEARCH_BUTTON } from './held-events';
import { SCRIPTS_NOTICE_ID } from './load-state-ids';
import { markTarget } from './mark-target';
import { reloadOnce } from './reload-once';
import { restoreSidebar } from './sidebar-state';

/**
 * The inline script of every prerendered page, with the address of the page's other script in an attribute. It loads it
 * when the reader is about to use the page, holds what the reader activates before it has run, and does what can't wait
 * for it.
 */

/** Events of a reader, another tab or the browser that need the page's script. A touch fires `pointerdown`. */
const EVENTS_BEFORE_USE = 'pointermove pointerdown wheel keydown focusin click hashchange storage';
/** Controls that do nothing, or not everything, without scripts. A link to a version also stores the reader's choice. */
const CONTROLS = `button:not([popovertarget]),[${LOCALE_LINK}],[data-version],li>div>[aria-current=page]`;
/** Keys that select another tab. */
const TAB_KEYS = /^(Arrow[LR]|Home|End)/;
/** A page that is older than this may be older than the site, so that its scripts are gone. */
const OLD_MS = 60_000;

const { src } = (document.currentScript as HTMLScriptElement).dataset;
const root = document.documentElement;
const held: HeldEvent[] = [];
const notice = document.getElementById(SCRIPTS_NOTICE_ID);
/** Loading or loaded; `0` if it could not be loaded, `1` if the page is loaded again instead. */
let script: HTMLScriptElement | 0 | 1 | undefined;
let failures = 0;
let isReleased = false;

function load() {
  if (script) return;
  script = document.createElement('script');
  script.src = src as string;
  script.type = 'module';
  script.onerror = onLoadError;
  document.head.append(script);
}

/** Browsers also send a pointer event when a page appears below a pointer that doesn't move. */
function loadOnEvent({ type, movementX, movementY }: Event & Partial<PointerEvent>) {
  if (script !== 0 && (type !== 'pointermove' || movementX || movementY)) load();
}

/**
 * Drops what is held. A link in place of or beside a control leads to the same without scripts. Without a link, and without a connection,
 * where it would lead away from a page that can be read, a notice says what is missing. The next activation tries again.
 */
function onLoadError() {
  script = 0;
  const [first] = unmark();
  if (!first) return;
  const { control } = first;
  // Other elements have no `href`.
  const link = control as Partial<HTMLAnchorElement>;
  const href = link.href ?? (link.previousElementSibling as typeof link | null)?.href;
  // Older browsers never request a module again that could not be loaded.
  if ((failures++ || performance.now() > OLD_MS) && reloadOnce(control)) return;
  if (navigator.onLine && href) location.assign(href);
  else notice?.showPopover();
}

function hold(event: Event, control: Element = root) {
  if (isReleased) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  control.setAttribute('data-pending', '');
  held.push({ event, control });
  load();
}

function unmark() {
  for (const { control } of held) control.removeAttribute('data-pending');
  return held.splice(0);
}

function onClick(event: MouseEvent) {
  const control = (event.target as Element).closest(CONTROLS);
  if (control && !event.ctrlKey && !event.metaKey && !event.shiftKey) hold(event, control);
}

function onKeyDown(event: KeyboardEvent) {
  const { key } = event;
  const target = event.target as Element;
  if (event.altKey || target.matches('input')) return;
  const tab = TAB_KEYS.test(key) && target.closest('[role=tab]');
  const isWithControl = event.ctrlKey || event.metaKey;
  const isSearch = isWithControl ? !event.shiftKey && /^k$/i.test(key) : key === '/';
  // A space is text only after the search was opened.
  const isText = !isWithControl && key.length === 1 && (key !== ' ' || held[0]);
  if (tab) hold(event, tab);
  else if (isSearch) hold(event, document.querySelector(SEARCH_BUTTON) ?? root);
  else if (isText) hold(event);
}

/** Whether the style sheet could not be loaded. */
function isWithoutStyles() {
  try {
    const link = document.querySelector<HTMLLinkElement>('[rel=stylesheet]') as HTMLLinkElement;
    return !(link.sheet as CSSStyleSheet).cssRules.length;
  } catch {
    // Firefox and Safari have no sheet, and Chrome denies the access.
    return true;
  }
}

root.dataset.scripts = 'waiting';
window.releaseHeldEvents = () => {
  isReleased = true;
  return unmark();
};
for (const type of EVENTS_BEFORE_USE.split(' ')) addEventListener(type, loadOnEvent, true);
addEventListener('click', onClick, true);
addEventListener('keydown', onKeyDown, true);
matchMedia('(prefers-color-scheme:dark)').addEventListener('change', loadOnEvent);
addEventListener('online', () => notice?.hidePopover());

const sidebar = document.querySelector<HTMLElement>(`[${SIDEBAR}]`);
if (sidebar) restoreSidebar(sidebar);
markTarget();
// A page that loads again needs no scripts; they would also allow the next reload.
if (isWithoutStyles() && reloadOnce('styles')) script = 1;
else if (areScriptsNeeded()) load();
