'use client';

import { useEffect, useState } from 'react';
import { ConsoleProblem } from '@/lib/browser/console/problem';
import { withBasePath } from '@/lib/site/config/base-path';
import { enConsole } from '@/lib/site/messages/en-console';
import { enDemo } from '@/lib/site/messages/en-demo';
import { fill } from '@/lib/site/messages/fill';
import {
  appliedCodes,
  type CartLine,
  cartLines,
  cartTotal,
  discountStrategy,
  emptyCart,
  onCartChange,
  setQuantity,
} from './cart.client';
import styles from './cart-view.module.css';
import { euros } from './catalog.data';
import type { LiveShop } from './live-shop.client';
import { DEMO_PAGES, productPath } from './pages.data';
import { ProductPhoto } from './product-photo';
import { payOrder } from './shop-server.client';
import { readVisit } from './visit.client';

const messages = enDemo.cart;

export interface CartProps {
  bringToLife: () => Promise<LiveShop | null>;
}

/** The cart of the demo shop: its lines, the codes of rewards, and the checkout. */
export function CartView({ bringToLife }: CartProps) {
  const [, setVersion] = useState(0);
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => onCartChange(() => setVersion((version) => version + 1)), []);
  const lines = cartLines();
  const cartSum = cartTotal().toFixed(2);
  useEffect(() => {
    const points = document.querySelector('.laurel-rw-earn-points-cart-page-placeholder');
    points?.setAttribute('data-laurel-cart-total', cartSum);
  }, [cartSum]);

  async function checkOut() {
    const { customer } = readVisit();
    if (!customer) return setNotice(messages.signIn);
    if (isBusy) return;
    setBusy(true);
    setNotice('');
    try {
      await order(customer);
    } catch (error) {
      setNotice(enConsole.problems[error instanceof ConsoleProblem ? error.kind : 'failed']);
    } finally {
      setBusy(false);
    }
  }

  async function order(customer: string) {
    const shop = await bringToLife();
    if (!shop) return;
    const total = cartTotal();
    const items = lines.map(({ variant, quantity }) => ({ variantId: variant.id, quantity }));
    await payOrder(shop.sandbox, customer, { total, items });
    emptyCart();
    setNotice(fill(messages.ordered, { total: euros(total) }));
    const { refreshShop } = await import('./live-shop.client');
    await refreshShop(shop);
  }

  return (
    <div className={styles.cart}>
      <p role="status">{notice}</p>
      {lines.length === 0 ? (
        <p>
          {messages.empty} <a href={withBasePath(DEMO_PAGES.products.path)}>{messages.shop}</a>
        </p>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <Line key={line.variant.id} {...line} />
            ))}
          </ul>
          <Codes />
          <p className={styles.total}>
            {messages.subtotal} <b>{euros(cartTotal())}</b>
          </p>
          <button
            type="button"
            className={styles.checkOut}
            aria-disabled={isBusy}
            onClick={checkOut}
          >
            {messages.checkOut}
          </button>
          <small>{messages.checkOutHint}</small>
        </>
      )}
    </div>
  );
}

function Line({ product, variant, quantity }: CartLine) {
  const { title, handle, image, price } = product;
  return (
    <li>
      <ProductPhoto image={image} />
      <div>
        <a href={withBasePath(productPath(handle))}>{title}</a>
        <small>{variant.title}</small>
      </div>
      <input
        type="number"
        aria-label={fill(messages.quantity, { product: title })}
        min={1}
        max={99}
        value={quantity}
        onChange={({ currentTarget }) =>
          setQuantity(variant.id, Math.max(1, Math.floor(currentTarget.valueAsNumber) || 1))
        }
      />
      <b>{euros(price * quantity)}</b>
      <button
        type="button"
        aria-label={fill(messages.removeNamed, { product: title })}
        onClick={() => setQuantity(variant.id, 0)}
      >
        {messages.remove}
      </button>
    </li>
  );
}

function Codes() {
  return appliedCodes().map((code) => (
    <p key={code} className={styles.total}>
      <span>
        {fill(messages.code, { code })} <small>{messages.codeHint}</small>
      </span>
      <button type="button" onClick={() => void discountStrategy.removeDiscount?.(code)}>
        {messages.remove}
      </button>
    </p>
  ));
}
