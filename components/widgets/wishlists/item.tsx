import type { ReactNode } from 'react';
import styles from './item.module.css';

interface ItemProps {
  /** `undefined` while it loads. */
  title: string | undefined;
  image?: ReactNode;
  /** Address of the page of the product. */
  href?: string;
  /** The variant, if the product has several. */
  variant?: ReactNode;
  price?: string | null;
  /** Beside the image instead of below it. */
  isRow?: boolean;
  /** The button that removes it. */
  remove?: ReactNode;
  /** What its last action has done. */
  notice?: ReactNode;
  /** Its actions. */
  children?: ReactNode;
}

/** A product in a wishlist. */
export function Item(props: ItemProps) {
  const { title, image, href, variant, price, isRow, remove, notice, children } = props;
  return (
    <li aria-busy={title === undefined} className={isRow ? styles.row : styles.card}>
      <div className={styles.image}>{image}</div>
      <div className={styles.text}>
        {href ? <a href={href}>{title}</a> : <b>{title}</b>}
        {variant}
        {price && <span>{price}</span>}
      </div>
      {children && title !== undefined && <div className={styles.actions}>{children}</div>}
      {remove && <div className={styles.remove}>{remove}</div>}
      <small className={styles.notice} role="status">
        {notice}
      </small>
    </li>
  );
}
