import type { ReactNode } from 'react';
import { Icon } from '../parts/icon';
import styles from './list-header.module.css';
import type { ListTexts } from './list-texts.data';
import { ListTitle, type ListTitleProps } from './list-title';

interface ListHeaderProps extends ListTitleProps {
  title: string;
  texts: ListTexts;
  note?: string;
  isDefault?: boolean;
  isPrivate?: boolean;
  /** Its buttons. */
  children?: ReactNode;
}

/** The title of a wishlist, with what it is and its buttons. */
export function ListHeader(props: ListHeaderProps) {
  const { title, texts, note, isDefault, isPrivate, titleRef, isPicture, children } = props;
  return (
    <header className={styles.header}>
      <div className={styles.title}>
        <ListTitle isPicture={isPicture} titleRef={titleRef}>
          {title}
        </ListTitle>
        {isDefault && <span>{texts.say('isDefault')}</span>}
        {isPrivate && (
          <span>
            <Icon name="lock" /> {texts.say('isPrivate')}
          </span>
        )}
        {note && <small>{note}</small>}
      </div>
      {children && <div className={styles.tools}>{children}</div>}
    </header>
  );
}
