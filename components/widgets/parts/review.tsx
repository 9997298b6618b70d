import type { ReactNode } from 'react';
import { Avatar } from './avatar';
import look from './look.module.css';
import styles from './review.module.css';
import { Stars } from './stars';

interface ReviewProps {
  name: string;
  date: string;
  title: string;
  text: string;
  rating?: 4 | 5;
  hue?: 'b' | 'c' | 'd';
  children?: ReactNode;
}

/** A review by a verified buyer. `children` follow its text. */
export function Review({ name, date, title, text, rating, hue, children }: ReviewProps) {
  return (
    <div className={look.stack}>
      <div className={styles.head}>
        <Avatar hue={hue} of={name.charAt(0)} />
        <div>
          <b>{name}</b> <span className={look.done}>Verified buyer</span>
        </div>
        <small>{date}</small>
      </div>
      <Stars rating={rating} size="s" />
      <div>
        <b>{title}</b>
        <div>{text}</div>
      </div>
      {children}
    </div>
  );
}
