import type { ReactElement, ReactNode } from 'react';
import { type CardIcon, Icon } from '../icon';
import { Link } from '../link';
import styles from './cards.module.css';

/** A grid of cards that link to other pages. */
export function Cards({ children }: { children?: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}

/** A card. The title is the link, and its clickable area covers the whole card. */
export function Card({
  title,
  href,
  icon,
  children,
}: {
  title: string;
  href: string;
  icon?: CardIcon | ReactElement;
  children?: ReactNode;
}) {
  return (
    <li className={styles.card}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <Link href={href}>{title}</Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
