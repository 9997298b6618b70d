import type { ReactNode } from 'react';
import styles from './action.module.css';

/** Called with the pressed element. */
export type OnPress = (element: Element) => void;

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
  onClick?: OnPress;
}

/** A button, or a link that looks like one. */
export function Action({ children, label, isMain, isBusy, href, type, onClick }: ActionProps) {
  const shared = { 'aria-label': label, className: isMain ? styles.main : styles.quiet };
  return href ? (
    <a {...shared} href={href}>
      {children}
    </a>
  ) : (
    <button
      {...shared}
      aria-busy={isBusy}
      onClick={onClick && (({ currentTarget }) => onClick(currentTarget))}
      type={type ?? 'button'}
    >
      {children}
    </button>
  );
}
