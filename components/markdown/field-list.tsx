import type { ReactNode } from 'react';
import styles from './field-list.module.css';

/** Fields of a request, a response or an object, as a description list. */
export function FieldList({ children }: { children?: ReactNode }) {
  return <dl className={styles.root}>{children}</dl>;
}
