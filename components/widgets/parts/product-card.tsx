import type { ReactNode } from 'react';
import { Photo, type Product } from './photo';
import styles from './product-card.module.css';

interface ProductCardProps {
  of: Product;
  title: string;
  price: string;
  children?: ReactNode;
}

/** A product of a listing: photo, title, what a widget adds, price. */
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

/** Cards side by side: two on a phone, three where there is room. */
export function ProductGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
