import { describe, expect, it } from 'vitest';
import { type MergedWishlist, planMerge } from './merge-rules';

/** A wishlist with an item for each variant; product and variant have the same number. */
function list(id: number, title: string, variantIds: number[] = [], isDefault = false) {
  const items = variantIds.map((variantId) => ({
    id: id * 100 + variantId,
    productId: variantId,
    variantId,
  }));
  return { id, title, isDefault, items };
}

function plan(guest: MergedWishlist[], customer: MergedWishlist[] = []) {
  return planMerge(guest, customer);
}

const kept = (id: number) => ({ id, isDropped: false });
const dropped = (id: number) => ({ id, isDropped: true });

describe('the wishlists of a guest', () => {
  it('become wishlists of the customer if the titles differ', () => {
    expect(plan([list(1, 'Winter', [5, 6])], [list(9, 'Summer', [5])])).toEqual([
      { wishlistId: 1, targetId: 1, isDefault: false, items: [kept(105), kept(106)] },
    ]);
  });

  it('are merged into the oldest wishlist with the same title', () => {
    const customer = [list(8, 'Gifts'), list(9, 'Winter', [6]), list(10, 'Winter', [5])];
    expect(plan([list(1, 'Winter', [5, 6])], customer)).toEqual([
      { wishlistId: 1, targetId: 9, isDefault: false, items: [kept(105), dropped(106)] },
    ]);
  });

  it.each(['WINTER', ' winter ', 'Winter'])('have the same title as Winter with %j', (title) => {
    expect(plan([list(1, title)], [list(9, 'Winter')])[0]?.targetId).toBe(9);
    expect(plan([list(1, 'Winter')], [list(9, title)])[0]?.targetId).toBe(9);
  });

  it('are merged with each other if their titles are the same', () => {
    expect(plan([list(1, 'Winter', [5]), list(2, 'winter', [5, 6])])).toEqual([
      { wishlistId: 1, targetId: 1, isDefault: false, items: [kept(105)] },
      { wishlistId: 2, targetId: 1, isDefault: false, items: [dropped(205), kept(206)] },
    ]);
  });

  it('keep an item once if two of them have it', () => {
    const steps = plan([list(1, 'A', [5]), list(2, 'A', [5])], [list(9, 'A')]);
    expect(steps.map(({ items }) => items)).toEqual([[kept(105)], [dropped(205)]]);
  });

  it('keep items of the same product in another variant', () => {
    const guest = { ...list(1, 'A'), items: [{ id: 1, productId: 5, variantId: 51 }] };
    const customer = { ...list(9, 'A'), items: [{ id: 2, productId: 5, variantId: 52 }] };
    expect(plan([guest], [customer])[0]?.items).toEqual([kept(1)]);
  });

  it('may contain the same item as a customer wishlist with another title', () => {
    expect(plan([list(1, 'A', [5])], [list(9, 'B', [5])])[0]?.items).toEqual([kept(105)]);
  });
});

describe('the default wishlist of a guest', () => {
  const guest = [list(1, 'A'), list(2, 'B', [], true)];
  const defaults = (customer: MergedWishlist[]) =>
    plan(guest, customer).map(({ isDefault }) => isDefault);

  it('becomes the default of a customer without one', () => {
    expect(defaults([])).toEqual([false, true]);
    expect(defaults([list(9, 'C')])).toEqual([false, true]);
  });

  it('is not a default beside one of the customer', () => {
    expect(defaults([list(9, 'C', [], true)])).toEqual([false, false]);
  });

  it('does not make the wishlist that receives its items the default', () => {
    expect(defaults([list(9, 'B')])).toEqual([false, false]);
  });
});
