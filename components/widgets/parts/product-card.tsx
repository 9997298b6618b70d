import type { ReactNode } from 'react';
import { Photo, type Product } from './photo';
import styles from './product-card.module.css';

interface ProductCardProps {
  of: Product;
  title: string;
  price: string;
  children?: ReactNode;
}

/** A product in a listing: photo, title, the part of a widget, price. */
export function ProductCard({ of, title, price, children }: ProductCardProps) {
  return (
    <div className={styles.card}>
      <Photo of={of} />
      <b>{title}</b>
      {children}
      <small>{price}</small>
    </div>
  );
}

/** Product cards side by side: two in narrow containers, three in wide ones. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
