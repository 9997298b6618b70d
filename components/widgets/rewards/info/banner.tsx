import type { ReactNode } from 'react';
import styles from './banner.module.css';

/** A panel in the accent of the shop, with its parts side by side if there is room. Without parts, it has lines. */
export function Banner({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.banner}>
      <div className={styles.parts}>{children ?? <div className={styles.lines} />}</div>
    </div>
  );
}
