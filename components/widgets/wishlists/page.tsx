import type { ReactNode } from 'react';
import styles from './page.module.css';

interface WishlistPageProps {
  /** The lists to choose from, beside the items in wide containers. */
  tabs?: ReactNode;
  /** The lists to choose from, above the items. */
  top?: ReactNode;
  header: ReactNode;
  /** What the last action has done. */
  notice?: string;
  /** What is below the header instead of items. */
  hint?: ReactNode;
  /** The items. */
  children?: ReactNode;
  /** What follows the items. */
  footer?: ReactNode;
}

/** A page with the items of a wishlist. */
export function WishlistPage(props: WishlistPageProps) {
  const { tabs, top, header, notice, hint, children, footer } = props;
  return (
    <div className={styles.root}>
      <div className={tabs ? styles.columns : undefined}>
        {tabs}
        <div className={styles.list}>
          {top}
          {header}
          <small className={styles.notice} role="status">
            {notice}
          </small>
          {hint}
          {children && <ul className={styles.items}>{children}</ul>}
          {footer}
        </div>
      </div>
    </div>
  );
}
