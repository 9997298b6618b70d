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

/** The same thing in several flavours; the reader's choice holds for every group of that name. */
export function Tabs({ group, children }: { group: string; children?: ReactNode }) {
  const tabs = Children.toArray(children).flatMap((child) =>
    isValidElement<TabProps>(child) && 'value' in child.props ? [child.props] : [],
  );
  return (
    <TabGroup group={group} tabs={tabs.map(({ title, value }) => ({ title, value }))}>
      {/* A fragment each: the blocks of a panel must not become panels of their own. */}
      {tabs.map(({ value, children: panel }) => (
        <Fragment key={value}>{panel}</Fragment>
      ))}
    </TabGroup>
  );
}
