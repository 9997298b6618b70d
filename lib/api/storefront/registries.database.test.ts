import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { giftRegistries } from '../database/tables/wishlists';
import { createTestStorefront, type TestStorefront } from './storefront.fixture';

const SCARF = 880010;

let storefront: TestStorefront;
beforeEach(async () => {
  storefront = await createTestStorefront();
});

const ofShop = () => eq(giftRegistries.shopId, storefront.api.shop.id);

async function save(body: object, token = storefront.mara) {
  const saved = await storefront.send('saveGiftRegistry', { body, token });
  return saved.error ? [saved.status, saved.error] : saved.body.registryId;
}

async function read(registryId: unknown, token = storefront.mara) {
  const query = `registryId=${registryId}`;
  const { status, error, body } = await storefront.send('giftRegistry', { query, token });
  return error ? [status, error] : body;
}

describe('saveGiftRegistry', () => {
  it('creates a registry, for which a title is enough', async () => {
    const registryId = await save({ title: ' Our home ' });
    expect(await read(registryId)).toEqual({
      registryId,
      title: 'Our home',
      eventType: null,
      eventDate: null,
      note: null,
      isPrivate: true,
      items: [],
    });
    expect(await storefront.api.newEvents()).toEqual([]);
  });

  it('stores all fields, with the first variant of the first item by default', async () => {
    const fields = {
      title: 'Wedding',
      eventType: 'wedding',
      eventDate: '2027-06-12',
      note: 'No flowers, please.',
      isPrivate: false,
    };
    const registryId = await save({ ...fields, productId: SCARF });
    const items = [{ productId: SCARF, variantId: 990011 }];
    expect(await read(registryId)).toEqual({ registryId, ...fields, items });
  });

  it('changes a registry: adds an item once, and resets what is left out', async () => {
    const registryId = await save({ title: 'Wedding', note: 'Soon', productId: SCARF });
    const navy = { registryId, title: 'Our wedding', productId: SCARF, variantId: 990013 };
    expect([await save(navy), await save(navy)]).toEqual([registryId, registryId]);
    expect(await read(registryId)).toMatchObject({
      title: 'Our wedding',
      note: null,
      items: [
        { productId: SCARF, variantId: 990011 },
        { productId: SCARF, variantId: 990013 },
      ],
    });
  });

  it('rejects products and variants that the shop does not sell', async () => {
    const title = 'Wedding';
    expect(await save({ title, productId: 1 })).toEqual([404, 'productNotFound']);
    const foreign = { title, productId: SCARF, variantId: 990014 };
    expect(await save(foreign)).toEqual([404, 'variantNotFound']);
    expect(await storefront.api.database.$count(giftRegistries, ofShop())).toBe(0);
  });

  it.each([
    {},
    { title: ' ' },
    { title: 'x'.repeat(256) },
    { title: 'A', note: 'x'.repeat(1_001) },
    { title: 'A', eventType: 'party' },
    { title: 'A', eventDate: '2027-02-30' },
    { title: 'A', eventDate: '0000-01-01' },
    { title: 'A', variantId: 990011 },
    { title: 'A', items: [] },
  ])('rejects %j', async (body) => {
    expect((await save(body))[0]).toBe(400);
  });

  it('stores at most 50 registries of a customer, and 100 items of a registry', async () => {
    const { api } = storefront;
    const registryId = await save({ title: 'First', productId: SCARF });
    const [first] = await api.database.select().from(giftRegistries).where(ofShop());
    if (!first) throw new Error('The registry was not stored.');
    const { id: _, ...row } = first;
    await api.database.insert(giftRegistries).values(Array.from({ length: 49 }, () => row));
    expect(await save({ title: 'Too many' })).toEqual([400, 'registriesFull']);
    expect(await save({ registryId, title: 'Still one' })).toBe(registryId);
    const items = Array.from({ length: 100 }, (__, at) => ({
      productId: SCARF,
      variantId: at + 1,
    }));
    await api.database.update(giftRegistries).set({ items }).where(ofShop());
    const full = { registryId, title: 'Full', productId: SCARF };
    expect(await save(full)).toEqual([400, 'registryFull']);
    const other = await api.issueStorefrontToken({ customerIdentifier: 'tom@mail.example' });
    expect(await save({ title: 'Mine' }, other)).toEqual(expect.any(Number));
  });
});

it('shows and changes only registries of the customer, and no guest has one', async () => {
  const { api, guest } = storefront;
  const registryId = await save({ title: 'Wedding' });
  const tom = await api.issueStorefrontToken({ customerIdentifier: 'tom@mail.example' });
  expect(await read(registryId, tom)).toEqual([404, 'registryNotFound']);
  expect(await save({ registryId, title: 'Mine' }, tom)).toEqual([404, 'registryNotFound']);
  expect(await read(1)).toEqual([404, 'registryNotFound']);
  expect(await read(registryId, guest)).toEqual([403, 'guestTokenNotAccepted']);
  expect(await save({ title: 'Mine' }, guest)).toEqual([403, 'guestTokenNotAccepted']);
  expect((await read('x'))[0]).toBe(400);
});
