import type { Messages } from '@/lib/messages';

interface Shortcut {
  name: keyof Messages['shortcuts'];
  keys: string[];
}

/** All shortcuts in the order of the help dialog. The search button handles the keys of the search. */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: 'search', keys: ['Ctrl K', '⌘ K', '/'] },
  { name: 'previous', keys: ['p'] },
  { name: 'next', keys: ['n'] },
  { name: 'color', keys: ['c'] },
  { name: 'tableOfContents', keys: ['t'] },
  { name: 'help', keys: ['?'] },
];

/** Performs the action of a single-key shortcut. @returns `false` if the key or the page has no such action */
export function performShortcut(key: string): boolean {
  switch (key) {
    case 'p':
      return click('main a[rel="prev"]');
    case 'n':
      return click('main a[rel="next"]');
    case 'c':
      return click('[data-color-toggle]');
    case 't':
      return focusTableOfContents();
    default:
      return false;
  }
}

function click(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.click();
  return element !== null;
}

function focusTableOfContents(): boolean {
  const list = document.querySelector<HTMLDetailsElement>('[data-toc]');
  if (!list) return false;
  list.open = true;
  list.querySelector('a')?.focus();
  return true;
}
