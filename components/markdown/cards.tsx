import type { ReactNode } from 'react';
import { type CardIcon, Icon } from '../icon';
import { type IconKind, isIconKind, KindIcon } from '../kind-icon';
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
  icon?: CardIcon | IconKind;
  children?: ReactNode;
}) {
  return (
    <li className={styles.card}>
      {icon && (isIconKind(icon) ? <KindIcon kind={icon} /> : <Icon name={icon} />)}
      <Link href={href}>{title}</Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
