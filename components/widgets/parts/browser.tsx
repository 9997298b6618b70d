import type { ReactNode } from 'react';
import styles from './browser.module.css';

/** A browser window at an address of the shop; on a narrow stage it looks like a phone's. */
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
