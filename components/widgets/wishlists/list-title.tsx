import type { ReactNode, Ref } from 'react';
import styles from './list-title.module.css';

export interface ListTitleProps {
  /** Lets a script move the focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Whether it is in a picture, whose titles are no headings of the page. */
  isPicture?: boolean;
}

/** The heading of a widget with wishlists, once it has a text. */
export function ListTitle(props: ListTitleProps & { children: ReactNode }) {
  const { titleRef, isPicture, children } = props;
  if (isPicture || !children) return <b className={styles.title}>{children}</b>;
  return (
    <h2 className={styles.title} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
      {children}
    </h2>
  );
}
