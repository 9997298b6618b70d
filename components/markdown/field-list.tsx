import type { ReactNode } from 'react';
import type { FieldListProperties } from '@/lib/docs/plugins/field-lists';
import styles from './field-list.module.css';

/** Fields of a request, a response or an object, as a description list. */
export function FieldList({
  'data-html': html,
  children,
}: FieldListProperties & { children?: ReactNode }) {
  if (html === undefined) return <dl className={styles.root}>{children}</dl>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from the page's tree, whose text is escaped
  return <dl className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
