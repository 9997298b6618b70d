import type { ReactNode } from 'react';
import styles from './scene.module.css';

interface SceneProps {
  size?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The container of a picture: sets its font and is the query container for its parts. */
export function Scene({ size, children }: SceneProps) {
  return (
    <div className={styles.scene}>
      <div className={styles.stage} data-size={size}>
        {children}
      </div>
    </div>
  );
}
