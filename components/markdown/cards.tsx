import type { ReactNode } from 'react';
import { Link } from '../link';
import styles from './cards.module.css';

/** A grid of cards, each a way on. */
export function Cards({ children }: { children?: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}

/** A card: the whole of it can be clicked, its title is the link. */
export function Card({
  title,
  href,
  children,
}: {
  title: string;
  href: string;
  children?: ReactNode;
}) {
  return (
    <li className={styles.card}>
      <Link href={href}>{title}</Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
