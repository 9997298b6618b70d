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
  /** Whether it does nothing now. It keeps the focus. */
  isDisabled?: boolean;
  /** Target of a link; a button without one. */
  href?: string;
  type?: 'button' | 'submit';
  onClick?: OnPress;
}

/** A button, or a link that looks like one. */
export function Action(props: ActionProps) {
  const { children, label, isMain, isBusy, isDisabled, href, type, onClick } = props;
  const shared = { 'aria-label': label, className: isMain ? styles.main : styles.quiet };
  return href ? (
    <a {...shared} href={href} onClick={onClick && (({ currentTarget }) => onClick(currentTarget))}>
      {children}
    </a>
  ) : (
    <button
      {...shared}
      aria-busy={isBusy}
      aria-disabled={isDisabled}
      // Pictures have no handlers: the server can't render functions.
      onClick={onClick && (({ currentTarget }) => isDisabled || onClick(currentTarget))}
      type={type ?? 'button'}
    >
      {children}
    </button>
  );
}
