'use client';

import styles from './console.module.css';

/** Text as it is, in a box that scrolls. */
export function RawText({ children }: { children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must be able to scroll it
    <pre className={styles.raw} tabIndex={0}>
      {children}
    </pre>
  );
}
