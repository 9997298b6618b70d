import type { ReactNode } from 'react';
import fields from '../parts/fields.module.css';
import styles from './dialogs.module.css';
import { ListTitle, type ListTitleProps } from './list-title';

interface SaveForLaterProps extends Pick<ListTitleProps, 'isPicture'> {
  title: string;
  /** The item to keep. */
  item: ReactNode;
  /** The lists to choose from. */
  lists?: ReactNode;
  problem?: ReactNode;
  buttons: ReactNode;
}

/** Asks whether, and in which list, a product is kept. */
export function SaveForLater(props: SaveForLaterProps) {
  const { title, item, lists, problem, buttons, isPicture } = props;
  return (
    <div className={fields.fields}>
      <ListTitle isPicture={isPicture}>{title}</ListTitle>
      <ul className={styles.item}>{item}</ul>
      {lists}
      {problem}
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}
