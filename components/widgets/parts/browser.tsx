import type { ReactNode } from 'react';
import styles from './browser.module.css';

/** A browser window that shows an address of the shop. In a narrow container it looks like a phone. */
export function Browser({ path = '', children }: { path?: string; children: ReactNode }) {
  return (
    <div className={styles.browser}>
      <div className={styles.bar}>
        <small>{`shop.example${path}`}</small>
      </div>
      {children}
    </div>
  );
}
