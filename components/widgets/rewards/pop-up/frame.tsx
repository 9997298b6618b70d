import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon';
import styles from './frame.module.css';

interface PopUpFrameProps {
  title: ReactNode;
  children: ReactNode;
  /** Name of the button that leads to the first view; that view has none. */
  backLabel?: string;
  onBack?: () => void;
}

/** The bar at the top of the pop-up, and a view below it. */
export function PopUpFrame({ title, children, backLabel, onBack }: PopUpFrameProps) {
  return (
    <div>
      <div className={styles.bar}>
        {backLabel && (
          <button aria-label={backLabel} className={styles.back} onClick={onBack} type="button">
            <Icon name="arrowLeft" />
          </button>
        )}
        {title}
      </div>
      {children}
    </div>
  );
}
