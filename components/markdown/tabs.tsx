import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { TabGroup } from './tabs.client';

interface TabProps {
  title: string;
  value: string;
  children?: ReactNode;
}

/** One alternative of a {@link Tabs} group. */
export function Tab({ children }: TabProps) {
  return children;
}

/** Alternatives as tabs. The choice applies to all groups with the same name. */
export function Tabs({ group, children }: { group: string; children?: ReactNode }) {
  const tabs = Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) && 'value' in child.props ? [child.props] : [],
  );
  return (
    <TabGroup group={group} tabs={tabs.map(({ title, value }) => ({ title, value }))}>
      {/* One fragment for each panel, because `Children.toArray` would split its blocks into separate panels. */}
      {tabs.map(({ value, children: panel }) => (
        <Fragment key={value}>{panel}</Fragment>
      ))}
    </TabGroup>
  );
}
