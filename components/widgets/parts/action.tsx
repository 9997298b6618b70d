import type { ReactNode } from 'react';
import styles from './action.module.css';

interface ActionProps {
  children: ReactNode;
  /** Name for assistive technology, if the text alone isn't one. */
  label?: string;
  /** The main action of its surroundings. */
  isMain?: boolean;
  isBusy?: boolean;
  /** Target of a link; a button without one. */
  href?: string;
  type?: 'button' | 'submit';
  onClick?: () => void;
}

/** A button, or a link that looks like one. */
export function Action({ children, label, isMain, isBusy, href, type, onClick }: ActionProps) {
  const className = isMain ? styles.main : styles.quiet;
  return href ? (
    <a aria-label={label} className={className} href={href} onClick={onClick}>
      {children}
    </a>
  ) : (
    <button
      aria-busy={isBusy}
      aria-label={label}
      className={className}
      onClick={onClick}
      type={type ?? 'button'}
    >
      {children}
    </button>
  );
}
