import { readStored, writeStored } from '@/lib/browser/storage';
import type { enPageFeatures } from '@/lib/site/messages/en-page-features';

const SINGLE_KEYS = 'laurel.single-keys';

interface Shortcut {
  name: keyof (typeof enPageFeatures)['shortcuts'];
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

/** Whether the reader allows single-key shortcuts. */
export function areSingleKeysOn(): boolean {
  return readStored(SINGLE_KEYS) !== 'off';
}

/** Stores whether the reader allows single-key shortcuts. */
export function setSingleKeysOn(isOn: boolean): void {
  writeStored(SINGLE_KEYS, isOn ? null : 'off');
}
