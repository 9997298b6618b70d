import type { ReactNode } from 'react';
import { Icon } from '../parts/icon';
import launcher from '../parts/launcher.module.css';
import styles from './drawer.module.css';

interface ReviewsDrawerProps {
  /** The product, or what the reviews of the shop are called. */
  title: ReactNode;
  /** The bar that chooses between reviews and questions. */
  tabs?: ReactNode;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** The side panel with reviews and questions. */
export function ReviewsDrawer({ title, tabs, children }: ReviewsDrawerProps) {
  return (
    <div className={styles.drawer}>
      {title}
      {tabs}
      {children}
    </div>
  );
}

interface LauncherProps {
  label: string;
  onClick?: () => void;
}

/** The floating button that opens the drawer. */
export function DrawerLauncher({ label, onClick }: LauncherProps) {
  return (
    <button aria-haspopup="dialog" className={launcher.launcher} onClick={onClick} type="button">
      <Icon full name="star" />
      {label}
    </button>
  );
}
