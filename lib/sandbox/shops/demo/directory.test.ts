import { describe, expect, it } from 'vitest';
import { customerOf, shop } from './demo-file.fixture';
import { demoDirectory } from './directory';

describe('the directory', () => {
  it('names rows that are as it says', () => {
    const { reviews } = demoDirectory;
    const review = (name: keyof typeof reviews) =>
      shop.reviews.find(({ id }) => id === reviews[name].id);
    const mara = customerOf('mara').id;
    const votesOf = (name: keyof typeof reviews) =>
      review(name)?.votes.map(({ customerId }) => customerId);
    expect(review('plain')).toMatchObject({ reply: null, productId: 880010, rate: 5 });
    expect(votesOf('plain')).toHaveLength(3);
    expect(votesOf('plain')).not.toContain(mara);
    expect(votesOf('replied')).toContain(mara);
    expect(review('replied')?.reply).not.toBeNull();
    expect(review('locked')).toMatchObject({ isLocked: true, reply: null });
    expect(review('unpublished')).toMatchObject({ isPublished: false, customerId: null });
    expect(review('pinned')?.isPinned).toBe(true);
    expect(review('ofShop')?.productId).toBeNull();
    expect(review('byMara')).toMatchObject({
      customerId: mara,
      productId: demoDirectory.products.reviewedByMara.id,
    });
    const { questions } = demoDirectory;
    const question = (id: number) => shop.questions.find((entry) => entry.id === id);
    expect(question(questions.unanswered.id)?.answers).toEqual([]);
    expect(question(questions.unpublished.id)?.isPublished).toBe(false);
  });

  it('names customers who can do what it says', () => {
    const mara = customerOf('mara').id;
    const of = (customerId: number, ruleId: number) =>
      shop.activities.filter(
        (activity) => activity.customerId === customerId && activity.ruleId === ruleId,
      );
    expect(of(mara, demoDirectory.earningRules.customAction.id)).toEqual([]);
    expect(of(customerOf('tom').id, demoDirectory.earningRules.customAction.id)).toHaveLength(1);
    expect(of(customerOf('rich').id, demoDirectory.spendingRules.once.id)).toHaveLength(1);
    const products = shop.reviews.flatMap(({ customerId, productId }) =>
      customerId === mara ? [productId] : [],
    );
    expect(products).toEqual([880014]);
  });
});
