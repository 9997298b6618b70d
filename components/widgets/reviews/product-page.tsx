import type { ReactNode } from 'react';
import styles from './product-page.module.css';

/** The summary beside the reviews of a product, or above them. */
export function ProductReviews({ header, children }: { header: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.root}>
      <div className={styles.columns}>
        <div>{header}</div>
        <div>{children}</div>
      </div>
    </div>
  );
}
