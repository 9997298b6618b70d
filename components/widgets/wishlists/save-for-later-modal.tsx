import type { ReactNode } from 'react';
import styles from './dialogs.module.css';
import { ListTitle } from './list-title';

interface SaveForLaterProps {
  title: string;
  /** The item to keep. */
  item: ReactNode;
  /** The lists to choose from. */
  lists?: ReactNode;
  problem?: ReactNode;
  buttons: ReactNode;
}

/** Asks whether, and in which list, a product is kept. */
export function SaveForLater({ title, item, lists, problem, buttons }: SaveForLaterProps) {
  return (
    <div className={styles.dialog}>
      <ListTitle>{title}</ListTitle>
      <ul>{item}</ul>
      {lists}
      {problem}
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}
