import { describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../api/database/tables/access';
import { CUSTOMER, type Order, prepareRecipes, recipes } from './recipes.fixture';

prepareRecipes();

const order = (id: string, customer = CUSTOMER): Order => ({ id, total: 42.5, customer });

/** A row of the table in which the sample stores orders and refunds. */
interface Row {
  id: string;
  orderId: string;
  isDone: boolean;
}

/** The table of the sample. */
function createChanges() {
  const rows = new Map<string, Row>();
  const changes = {
    ofOrder: async (orderId: string) => [...rows.values()].filter((row) => row.orderId === orderId),
    save: async (row: Row) => rows.set(row.id, row),
  };
  return { changes, rows };
}

describe('points for off-platform orders', () => {
  it('are added once for each order', async () => {
    const before = await recipes.balance();
    expect(await recipes.samples.addOrderPoints(recipes.laurel, order('1'))).toBe(before + 85);
    expect(await recipes.samples.addOrderPoints(recipes.laurel, order('1'))).toBe(before + 85);
    expect(await recipes.balance()).toBe(before + 85);
    expect(await recipes.samples.addOrderPoints(recipes.laurel, order('2'))).toBe(before + 170);
  });

  it('are not added if no customer matches', async () => {
    expect(
      await recipes.samples.addOrderPoints(recipes.laurel, order('3', 'nobody@mail.example')),
    ).toBeNull();
  });

  it('are added for ids with spaces and characters outside ASCII', async () => {
    const before = await recipes.balance();
    expect(await recipes.samples.addOrderPoints(recipes.laurel, order('Kasse 3 – 17'))).toBe(
      before + 85,
    );
  });

  it('are not stored as added if no customer matches', async () => {
    const { changes, rows } = createChanges();
    await recipes.samples.rewardOrder(recipes.laurel, changes, order('6', 'nobody@mail.example'));
    expect([...rows]).toEqual([]);
    await recipes.samples.rewardOrder(recipes.laurel, changes, order('6'));
    expect([...rows.keys()]).toEqual(['order-6']);
  });

  it('are requested once if the order is stored', async () => {
    const { changes } = createChanges();
    for (let run = 0; run < 3; run += 1)
      await recipes.samples.rewardOrder(recipes.laurel, changes, order('4'));
    expect(recipes.served.statuses).toEqual([200]);
  });
});

describe('points of a refund', () => {
  /** Adds points, or spends them. */
  const changeBy = async (balanceDelta: number) => {
    const body = { customerIdentifier: CUSTOMER, balanceDelta };
    await recipes.api.call('updateBalance', { token: recipes.token, body });
  };

  /** Rewards an order, and returns a function that refunds it. */
  async function rewarded(id: string) {
    const { changes, rows } = createChanges();
    await recipes.samples.rewardOrder(recipes.laurel, changes, order(id));
    const refund = (refundId: string, amount: number) =>
      recipes.samples.refundOrder(recipes.laurel, changes, id, { id: refundId, amount });
    return { refund, changes, rows };
  }

  it('are deducted once, even if the same id is reported with another amount', async () => {
    const { refund } = await rewarded('r-1');
    const before = await recipes.balance();
    expect(await refund('1', 10)).toBe(true);
    expect(await refund('1', 40)).toBe(true);
    expect(await recipes.balance()).toBe(before - 20);
  });

  it('are at most the points that the order was given', async () => {
    const { refund } = await rewarded('r-2');
    const before = await recipes.balance();
    await refund('2', 10.05);
    await refund('3', 400);
    await refund('4', 10);
    expect(await recipes.balance()).toBe(before - 85);
  });

  it('are at most the balance, also if the refund is reported again after the customer earned points', async () => {
    const { refund } = await rewarded('r-3');
    await changeBy(30 - (await recipes.balance()));
    await refund('5', 20);
    expect(await recipes.balance()).toBe(0);
    await changeBy(500);
    await refund('5', 20);
    expect(await recipes.balance()).toBe(500);
  });

  it('are the same in each attempt if the response was lost', async () => {
    const { refund, rows } = await rewarded('r-4');
    await changeBy(30 - (await recipes.balance()));
    await refund('6', 20);
    await changeBy(500);
    const change = rows.get('refund-6');
    rows.set('refund-6', { ...change, isDone: false } as Row);
    await refund('6', 20);
    expect(await recipes.balance()).toBe(500);
    expect(rows.get('refund-6')).toEqual({ ...change, isDone: true });
  });

  it('are not deducted again after the API has forgotten the key', async () => {
    const { refund, changes } = await rewarded('r-5');
    await refund('7', 10);
    const before = await recipes.balance();
    await recipes.api.database.delete(idempotencyKeys);
    await refund('7', 10);
    await recipes.samples.rewardOrder(recipes.laurel, changes, order('r-5'));
    expect(await recipes.balance()).toBe(before);
  });

  it('are not deducted if the order was not rewarded', async () => {
    const { changes, rows } = createChanges();
    const before = await recipes.balance();
    const refund = { id: '8', amount: 10 };
    expect(await recipes.samples.refundOrder(recipes.laurel, changes, 'r-6', refund)).toBe(false);
    expect(await recipes.balance()).toBe(before);
    expect(rows.size).toBe(0);
  });

  it('are not requested if nothing is left', async () => {
    const { refund, rows } = await rewarded('r-7');
    await changeBy(-(await recipes.balance()));
    recipes.served.statuses.splice(0);
    expect(await refund('9', 10)).toBe(true);
    expect(recipes.served.statuses).toEqual([200]);
    expect(rows.get('refund-9')?.isDone).toBe(true);
  });
});
