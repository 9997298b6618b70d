import { closestTarget } from '@/lib/browser/closest-target';
import { fragmentTarget } from '@/lib/browser/fragment-target';
import { revealElement } from '@/lib/browser/reveal-element';
import { readStored, storedKey, writeStored } from '@/lib/browser/storage';
import { TABS } from '@/lib/site/config/hooks';

const GROUP = `[${TABS}]`;
const TAB = '[role="tab"]';
const KEY_PREFIX = 'tab.';

/**
 * Handles tabs: one stop in the tab order; arrow keys, Home and End select a tab. The choice is stored, and applies to all
 * groups with the same name, also in other browser tabs.
 */
export function enableTabs(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const tab = closestTarget(event, TAB);
    if (tab) choose(tab);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const tab = closestTarget(event, TAB);
    const target = tab && targetOfKey(tab, event.key);
    if (!target) return;
    event.preventDefault();
    choose(target);
  };
  const onStorage = ({ key, newValue }: StorageEvent) => {
    for (const group of groups()) {
      if (key === storedKey(KEY_PREFIX + nameOf(group))) show(group, newValue);
    }
  };
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  addEventListener('storage', onStorage, { signal });
  addEventListener('hashchange', revealTarget, { signal });
  const showStored = () => {
    for (const group of groups()) show(group, readStored(KEY_PREFIX + nameOf(group)));
  };
  // A page in the back/forward cache receives no events of storage.
  addEventListener('pageshow', ({ persisted }) => persisted && showStored(), { signal });
  showStored();
  revealTarget();
}

const groups = () => document.querySelectorAll<HTMLElement>(GROUP);
const nameOf = (group: Element) => group.getAttribute(TABS) ?? '';
const tabsOf = (group: Element) => [
  ...group.querySelectorAll<HTMLElement>(`:scope > [role="tablist"] > ${TAB}`),
];
const panelsOf = (group: Element) => [...group.children].slice(1);

/** Shows the panel of a value, if the group has it. */
function show(group: Element, value: string | null): void {
  const tabs = tabsOf(group);
  const shown = tabs.findIndex(({ dataset }) => dataset.value === value);
  if (shown < 0) return;
  for (const [index, tab] of tabs.entries()) {
    tab.ariaSelected = String(index === shown);
    tab.tabIndex = index === shown ? 0 : -1;
  }
  for (const [index, panel] of panelsOf(group).entries()) {
    panel.toggleAttribute('data-shown', index === shown);
  }
}

function choose(tab: HTMLElement): void {
  const name = tab.closest(GROUP)?.getAttribute(TABS);
  const { value } = tab.dataset;
  if (name == null || value === undefined) return;
  const topBefore = tab.getBoundingClientRect().top;
  writeStored(KEY_PREFIX + name, value);
  for (const group of groups()) if (nameOf(group) === name) show(group, value);
  tab.focus({ preventScroll: true });
  // Groups above may change height. Scrolling keeps the tab under the pointer.
  scrollBy({ top: tab.getBoundingClientRect().top - topBefore, behavior: 'instant' });
}

/** The tab that a key selects, or `undefined` if the key does nothing. */
function targetOfKey(tab: Element, key: string): HTMLElement | undefined {
  const group = tab.closest(GROUP);
  const tabs = group ? tabsOf(group) : [];
  const index = tabs.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: (index + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const target = targets[key];
  return target === undefined ? undefined : tabs.at(target);
}

/** A link may lead to an element in a panel that isn't shown. */
function revealTarget(): void {
  const target = fragmentTarget(location.hash);
  const panel = target?.closest('[role="tabpanel"]');
  const group = panel?.closest(GROUP);
  if (!target || !panel || !group) return;
  show(group, tabsOf(group)[panelsOf(group).indexOf(panel)]?.dataset.value ?? null);
  revealElement(target);
}
