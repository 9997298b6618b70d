import { Action } from '../parts/action';
import { Icon } from '../parts/icon';
import styles from './empty-list.module.css';

interface EmptyListProps {
  title: string;
  hint?: string;
  /** The link to the shop. */
  link?: { href: string; text: string };
}

/** What is in place of the items of an empty list, or of a list that isn't there. */
export function EmptyList({ title, hint, link }: EmptyListProps) {
  return (
    <div className={styles.empty}>
      <Icon name="heart" />
      <b>{title}</b>
      {hint && <span>{hint}</span>}
      {link && <Action href={link.href}>{link.text}</Action>}
    </div>
  );
}
