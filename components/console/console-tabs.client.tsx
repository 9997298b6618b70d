'use client';

import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './console-tabs.module.css';

interface ConsoleTabsProps<Id extends string> {
  label: string;
  /** The tabs in their order. */
  tabs: readonly { id: Id; title: ReactNode; panel: ReactNode }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** Tabs as in the ARIA pattern: one stop in the tab order; arrow keys, Home and End choose a tab. */
export function ConsoleTabs<Id extends string>(props: ConsoleTabsProps<Id>) {
  const { label, tabs, chosen, onChoose } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const index = tabs.findIndex((tab) => tab.id === chosen);
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: index - 1,
      ArrowRight: (index + 1) % tabs.length,
      Home: 0,
      End: -1,
    };
    const target = tabs.at(targets[event.key] ?? tabs.length);
    if (!target) return;
    event.preventDefault();
    // The console can be in a tab of the page, whose keys are the same.
    event.stopPropagation();
    onChoose(target.id);
    document.getElementById(`${id}-${target.id}`)?.focus();
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-${tab.id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${id}-${tab.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${tab.id}`}
          className={styles.panel}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
          tabIndex={0}
          hidden={tab.id !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </>
  );
}
