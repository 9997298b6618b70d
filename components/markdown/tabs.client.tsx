'use client';

import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { revealElement } from '@/lib/browser/reveal-element';
import { onStoredChange, readStored, writeStored } from '@/lib/browser/storage';
import styles from './tabs.module.css';

interface TabGroupProps {
  group: string;
  tabs: { title: string; value: string }[];
  children: ReactNode;
}

const CHANGED = 'laurel:tab';

/**
 * Tabs as in the ARIA pattern: one stop in the tab order; arrow keys, Home and End select a tab. All panels are in the
 * HTML, and without scripts they are shown one below the other. The choice is stored and synced for each group.
 */
export function TabGroup({ group, tabs, children }: TabGroupProps) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const [revealed, setRevealed] = useState<{ target: HTMLElement }>();
  const root = useRef<HTMLDivElement>(null);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  useEffect(() => {
    const show = (value: string | null) => {
      const index = tabs.findIndex((tab) => tab.value === value);
      if (index >= 0) setShown(index);
    };
    const onChange = (event: Event) => {
      if (event instanceof CustomEvent && event.detail.group === group) show(event.detail.value);
    };
    show(readStored(`tab.${group}`));
    addEventListener(CHANGED, onChange);
    const unsubscribe = onStoredChange(`tab.${group}`, show);
    return () => {
      removeEventListener(CHANGED, onChange);
      unsubscribe();
    };
  }, [group, tabs]);

  // Scrolls in the same commit that shows the panel: before, the element has no position.
  useLayoutEffect(() => {
    if (revealed) revealElement(revealed.target);
  }, [revealed]);

  // A link may lead to an element in a panel that isn't shown.
  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(location.hash.slice(1));
      const panels = [...(root.current?.children ?? [])].slice(1);
      const index = target ? panels.findIndex((panel) => panel.contains(target)) : -1;
      if (!target || index < 0) return;
      setShown(index);
      setRevealed({ target });
    };
    reveal();
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, []);

  function choose(index: number) {
    const button = buttons.current[index];
    const value = tabs[index]?.value;
    if (!button || value === undefined) return;
    const topBefore = button.getBoundingClientRect().top;
    writeStored(`tab.${group}`, value);
    dispatchEvent(new CustomEvent(CHANGED, { detail: { group, value } }));
    button.focus({ preventScroll: true });
    // Groups above may change height. Scrolling keeps the tab under the pointer.
    requestAnimationFrame(() =>
      scrollBy({ top: button.getBoundingClientRect().top - topBefore, behavior: 'instant' }),
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowLeft: (shown - 1 + tabs.length) % tabs.length,
      ArrowRight: (shown + 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = steps[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
  }

  return (
    <div ref={root} className={styles.root}>
      <div role="tablist" className={`${styles.list} script-only`} onKeyDown={onKeyDown}>
        {tabs.map(({ title, value }, index) => (
          <button
            key={value}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            aria-controls={`${id}-${value}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => choose(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {Children.toArray(children).map((panel, index) => {
        const tab = tabs[index];
        return (
          tab && (
            <div
              key={tab.value}
              role="tabpanel"
              id={`${id}-${tab.value}`}
              aria-label={tab.title}
              className={styles.panel}
              data-shown={index === shown ? '' : undefined}
            >
              {panel}
            </div>
          )
        );
      })}
    </div>
  );
}
