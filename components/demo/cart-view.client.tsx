'use client';

import { useEffect, useState } from 'react';
import { customerIdentifierOf } from '@/lib/sandbox/shops/demo/viewers';
import { withBasePath } from '@/lib/site/config/base-path';
import { enDemo } from '@/lib/site/messages/en-demo';
import { fill } from '@/lib/site/messages/fill';
import type { Cart } from '@/lib/storefront/declared';
import { cart, emptyCart, onCartChange } from './cart.client';
import styles from './cart-view.module.css';
import { CATALOG, euros } from './catalog.data';
import { type AppliedDiscount, dueOf, useDiscounts } from './discounts.client';
import type { Attempt } from './live-shop.client';
import { DEMO_PAGES, productPath } from './pages.data';
import { ProductPhoto } from './product-photo';
import { payOrder } from './shop-server.client';
import { readVisit } from './visit.client';

const messages = enDemo.cart;

type Line = Cart['items'][number];

export interface CartProps {
  attempt: Attempt;
}

/** The cart of the demo shop: its lines, the codes of rewards, and the checkout. */
export function CartView({ attempt }: CartProps) {
  const [, setVersion] = useState(0);
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => onCartChange(() => setVersion((version) => version + 1)), []);
  const content = cart.current();
  const { items, total } = content;
  const discounts = useDiscounts(content);
  const due = dueOf(content, discounts);
  const cartSum = due.toFixed(2);
  useEffect(() => {
    const points = document.querySelector('.laurel-rw-earn-points-cart-page-placeholder');
    points?.setAttribute('data-laurel-cart-total', cartSum);
  }, [cartSum]);

  async function checkOut() {
    const customer = customerIdentifierOf(readVisit().viewer);
    if (!customer) return setNotice(messages.signIn);
    if (isBusy) return;
    setBusy(true);
    setNotice('');
    const isPaid = await attempt(async (enter) => {
      const { sandbox } = await enter();
      const codes = discounts.filter(({ isUsed }) => isUsed).map(({ code }) => code);
      await payOrder(sandbox, customer, { total: due, items: items.map(paidItem), codes });
      emptyCart();
      await enter({});
      return true;
    });
    setBusy(false);
    if (isPaid) setNotice(fill(messages.ordered, { total: euros(due) }));
  }

  return (
    <div className={styles.cart}>
      <p role="status">{notice}</p>
      {items.length === 0 ? (
        <p>
          {messages.empty} <a href={withBasePath(DEMO_PAGES.products.path)}>{messages.shop}</a>
        </p>
      ) : (
        <>
          <ul className={styles.lines}>
            {items.map((item) => (
              <CartLine key={item.lineId} {...item} />
            ))}
          </ul>
          <p className={styles.total}>
            {messages.subtotal} <b>{euros(total)}</b>
          </p>
          {discounts.map((discount) => (
            <Code key={discount.code} {...discount} total={total} />
          ))}
          {due < total && (
            <p className={styles.total}>
              {messages.total} <b>{euros(due)}</b>
            </p>
          )}
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

/** An item of an order. All items of the demo shop have a variant. */
function paidItem({ variantId, quantity }: Line) {
  return { variantId: Number(variantId), quantity };
}

function CartLine({ productId, variantId, title, price, quantity }: Line) {
  const product = CATALOG.find(({ id }) => id === productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  const change = (amount: number) => cart.setQuantity(Number(variantId), amount);
  return (
    <li>
      <ProductPhoto image={product?.image ?? ''} />
      <div>
        <a href={withBasePath(productPath(product?.handle ?? ''))}>{title}</a>
        <small>{variant?.title}</small>
      </div>
      <input
        type="number"
        aria-label={fill(messages.quantity, { product: title })}
        min={1}
        max={99}
        value={quantity}
        onChange={({ currentTarget }) =>
          change(Math.max(1, Math.floor(currentTarget.valueAsNumber) || 1))
        }
      />
      <b>{euros(price * quantity)}</b>
      <button
        type="button"
        aria-label={fill(messages.removeNamed, { product: title })}
        onClick={() => change(0)}
      >
        {messages.remove}
      </button>
    </li>
  );
}

function Code({ code, saving, minimum, total }: AppliedDiscount & { total: number }) {
  const hint =
    total < minimum ? fill(messages.minimum, { amount: euros(minimum) }) : messages.codeHint;
  return (
    <p className={styles.total}>
      <span>
        {fill(messages.code, { code })} <small>{hint}</small>
      </span>
      <span>
        {saving > 0 && euros(-saving)}{' '}
        <button
          type="button"
          aria-label={fill(messages.removeNamed, { product: code })}
          onClick={() => void cart.discounts.removeDiscount(code)}
        >
          {messages.remove}
        </button>
      </span>
    </p>
  );
}
