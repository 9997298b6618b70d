import type { ReactNode } from 'react';
import { Icon } from '../parts/icon';
import styles from './list-tabs.module.css';

/** A wishlist as a tab. */
export interface TabList {
  wishlistId: number;
  wishlistTitle: string;
  isPrivate?: boolean;
  items: readonly unknown[];
}

interface ListTabsProps<List extends TabList> {
  lists: readonly List[];
  shown: List | undefined;
  /** Name of the group. */
  label: string;
  /** A column in wide containers. */
  isColumn?: boolean;
  onShow?: (list: List) => void;
  /** What follows the tabs. */
  children?: ReactNode;
}

/** The wishlists to choose from. */
export function ListTabs<List extends TabList>(props: ListTabsProps<List>) {
  const { lists, shown, label, isColumn, onShow, children } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex container that scrolls in all browsers
    <div aria-label={label} className={styles.tabs} data-column={isColumn} role="group">
      {lists.map((list) => (
        <button
          aria-current={list === shown ? 'true' : undefined}
          key={list.wishlistId}
          onClick={onShow && (() => onShow(list))}
          type="button"
        >
          {list.isPrivate && <Icon name="lock" />}
          <span>{list.wishlistTitle}</span>
          <small>{list.items.length}</small>
        </button>
      ))}
      {children}
    </div>
  );
}
