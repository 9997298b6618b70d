import { Children, isValidElement, type ReactNode, useId } from 'react';
import { hook, TABS } from '@/lib/site/config/hooks';
import styles from './tabs.module.css';

interface TabProps {
  title: string;
  value: string;
  children?: ReactNode;
}

/** One alternative of a {@link Tabs} group. */
export function Tab({ children }: TabProps) {
  return children;
}

/**
 * Alternatives as tabs, as in the ARIA pattern. The choice applies to all groups with the same name. All panels are in the
 * HTML, and without scripts they are shown one below the other. `tabs.client.ts` handles the tabs.
 */
export function Tabs({ group, children }: { group: string; children?: ReactNode }) {
  const id = useId();
  const tabs = Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) && 'value' in child.props ? [child.props] : [],
  );
  return (
    <div className={styles.root} {...hook(TABS, group)}>
      <div role="tablist" className={`${styles.list} script-only`}>
        {tabs.map(({ title, value }, index) => (
          <button
            key={value}
            type="button"
            role="tab"
            aria-controls={`${id}-${value}`}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            data-value={value}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ title, value, children: panel }, index) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}`}
          aria-label={title}
          className={styles.panel}
          data-shown={index === 0 ? '' : undefined}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
