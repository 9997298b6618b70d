import type { ReactNode } from 'react';
import { Photo, type Product } from './photo';
import styles from './product-page.module.css';

/** The top of a product page: the photo, and beside it the product details. */
export function ProductPage({ of, children }: { of: Product; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <Photo of={of} />
      <div className={styles.side}>{children}</div>
    </div>
  );
}
