import type { ReactNode } from 'react';
import styles from './scene.module.css';

interface SceneProps {
  size?: 'narrow' | 'wide';
  children: ReactNode;
}

/** The stage of a picture: sets its type and the container that the parts ask for their room. */
export function Scene({ size, children }: SceneProps) {
  return (
    <div className={styles.scene}>
      <div className={styles.stage} data-size={size}>
        {children}
      </div>
    </div>
  );
}
