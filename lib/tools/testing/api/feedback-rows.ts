import type { ShopSettings } from '../../../api/database/shop-settings';
import { orderItems, orders, products } from '../../../api/database/tables/catalog';
import { customers } from '../../../api/database/tables/customers';
import { answers, questions, reviews } from '../../../api/database/tables/reviews';
import { changeSettings } from './change-settings';
import type { TestApi } from './test-api';
import { TEST_START } from './test-clock';

type Row<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

const createdAt = new Date(TEST_START);
/** Above the ids of the demo shop, and below those that the database assigns. */
let nextId = 900_000;

/** Adds rows to the shop of a test, each with a new id. Columns that a test doesn't set have default values. */
export function feedbackRows({ database, shop }: Pick<TestApi, 'database' | 'shop'>) {
  const shopId = shop.id;
  return {
    /** Adds a customer and returns it with its `customerIdentifier`. */
    async customer(row: Row<typeof customers> = {}) {
      const id = nextId++;
      const identifier = `${id}@mail.example`;
      const values = {
        firstName: 'Ada',
        lastName: 'Byron',
        email: identifier,
        phone: `+49301${id}`,
        shopCustomerId: 8_000_000 + id,
      };
      await database.insert(customers).values({ shopId, id, ...values, createdAt, ...row });
      return { id, identifier, ...values };
    },
    /** Adds a product and returns its id. */
    async product(row: Row<typeof products> = {}) {
      const id = nextId++;
      await database
        .insert(products)
        .values({ shopId, id, handle: `product-${id}`, title: 'Product', ...row });
      return id;
    },
    /** Adds a paid order of a customer with one product, and returns its id. */
    async order(customerId: number, productId: number, row: Row<typeof orders> = {}) {
      const id = nextId++;
      await database
        .insert(orders)
        .values({ shopId, id, customerId, total: 10, paidAt: createdAt, ...row });
      await database
        .insert(orderItems)
        .values({ shopId, orderId: id, variantId: id, productId, quantity: 1 });
      return id;
    },
    /** Adds a published review of five stars by a guest, and returns its id. */
    async review(row: Row<typeof reviews> = {}) {
      const id = nextId++;
      const guest = row.customerId
        ? {}
        : { guestName: 'Ilse Roth', guestEmail: 'ilse@mail.example' };
      await database.insert(reviews).values({
        shopId,
        id,
        ...guest,
        body: 'Kept me warm.',
        rate: 5,
        isPublished: true,
        isVerifiedBuyer: false,
        createdAt,
        ...row,
      });
      return id;
    },
    /** Adds a published question of a guest, and returns its id. */
    async question(productId: number, row: Row<typeof questions> = {}) {
      const id = nextId++;
      const guest = row.customerId ? {} : { guestName: 'Tom', guestEmail: 'tom@mail.example' };
      await database.insert(questions).values({
        shopId,
        id,
        productId,
        ...guest,
        body: 'Is it washable?',
        isPublished: true,
        createdAt,
        ...row,
      });
      return id;
    },
    /** Adds a published answer of the shop owner, and returns its id. */
    async answer(questionId: number, row: Row<typeof answers> = {}) {
      const id = nextId++;
      await database.insert(answers).values({
        shopId,
        id,
        questionId,
        body: 'Yes, by hand.',
        isPublished: true,
        createdAt,
        ...row,
      });
      return id;
    },
    /** Changes settings of the shop. */
    settings: (change: Partial<ShopSettings>) => changeSettings({ database, shop }, change),
  };
}

export type FeedbackRows = ReturnType<typeof feedbackRows>;
