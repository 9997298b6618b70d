import type { ReactNode, Ref } from 'react';
import styles from './list-title.module.css';

interface ListTitleProps {
  /** Lets a script move the focus to it. */
  titleRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The heading of a widget with wishlists. */
export function ListTitle({ titleRef, children }: ListTitleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: those elements are for headings of pages, and pictures have none
    <b
      aria-level={2}
      className={styles.title}
      ref={titleRef}
      role="heading"
      tabIndex={titleRef ? -1 : undefined}
    >
      {children}
    </b>
  );
}
