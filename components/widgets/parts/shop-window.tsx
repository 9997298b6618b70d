import type { ReactNode } from 'react';
import { Browser } from './browser';
import styles from './shop-window.module.css';

/** A faint page of the shop with an overlay on top; `dim` adds a backdrop in between. */
export function ShopWindow({ dim, children }: { dim?: boolean; children: ReactNode }) {
  return (
    <Browser>
      <div className={dim ? styles.dim : styles.shop}>
        <svg
          aria-hidden="true"
          className={styles.page}
          preserveAspectRatio="xMinYMin slice"
          viewBox="0 0 640 380"
        >
          <path d="M24 56h592v150H24zM24 232h180v94H24z" />
          <path d="M230 232h180v94H230z" />
          <path d="M436 232h180v94H436z" />
          <path d="M420 170c0-28 14-72 60-72s60 44 60 72zM408 174h144v18H408zM480 74a12 12 0 1 0 .1 0zM86 258h42v34q0 12-12 12H98q-12 0-12-12zM132 264c18 0 18 26 0 26v-6c9 0 9-14 0-14zM290 254h60v10h-60zM294 268h52v38h-52zM500 252h22v26q24 4 26 20h-48zM500 301h49v6h-49z" />
          <path d="M28 28h70M430 28h40M500 28h40M570 28h40M54 112h150M54 136h200M54 160h110M28 350h90M234 350h70M440 350h100" />
        </svg>
        {children}
      </div>
    </Browser>
  );
}
