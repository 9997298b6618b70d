import type { KeyboardEvent } from 'react';
import styles from './tab-bar.module.css';

/** A tab and its name, with the number of what is in it. */
export interface Tab<Name extends string> {
  name: Name;
  label: string;
  /** `undefined` while it loads. */
  count?: string | undefined;
}

interface TabBarProps<Name extends string> {
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose?: (name: Name) => void;
}

/** Tabs that the arrow keys choose. What they show follows the bar, as a `tabpanel` with the label of the tab. */
export function TabBar<Name extends string>({ tabs, chosen, onChoose }: TabBarProps<Name>) {
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const bar = event.currentTarget;
    const isReversed = bar.matches(':dir(rtl)');
    const by = { ArrowLeft: isReversed ? 1 : -1, ArrowRight: isReversed ? -1 : 1 }[event.key];
    if (!by) return;
    const at = tabs.findIndex(({ name }) => name === chosen) + by + tabs.length;
    const next = tabs[at % tabs.length] as Tab<Name>;
    onChoose?.(next.name);
    (bar.children[at % tabs.length] as HTMLElement).focus();
  };
  return (
    <div className={styles.tabs} onKeyDown={onChoose && step} role="tablist">
      {tabs.map(({ name, label, count }) => (
        <button
          aria-selected={name === chosen}
          key={name}
          onClick={onChoose && (() => onChoose(name))}
          role="tab"
          // Pictures can't be focused.
          tabIndex={onChoose && name !== chosen ? -1 : undefined}
          type="button"
        >
          {label} {count !== undefined && <small>{count}</small>}
        </button>
      ))}
    </div>
  );
}
