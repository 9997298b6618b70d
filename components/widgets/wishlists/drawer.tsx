import type { ReactNode } from 'react';
import styles from './drawer.module.css';
import { ListTitle, type ListTitleProps } from './list-title';

interface WishlistsDrawerProps extends ListTitleProps {
  title: string;
  tabs: ReactNode;
  /** What the last action has done. */
  notice?: string;
  hint?: ReactNode;
  /** The items. */
  children?: ReactNode;
  footer?: ReactNode;
}

/** The content of the side panel with the wishlists of a customer or guest. */
export function WishlistsDrawer(props: WishlistsDrawerProps) {
  const { title, titleRef, isPicture, tabs, notice, hint, children, footer } = props;
  return (
    <div className={styles.drawer}>
      <ListTitle isPicture={isPicture} titleRef={titleRef}>
        {title}
      </ListTitle>
      {tabs}
      <small className={styles.notice} role="status">
        {notice}
      </small>
      {hint}
      {children && <ul className={styles.items}>{children}</ul>}
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
