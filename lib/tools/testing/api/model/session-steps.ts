import fc from 'fast-check';
import { expect } from 'vitest';
import { type OwnerKey, type ShopModel, wishlistsOf } from './shop-model';
import { ACTORS, customerOf, type Step, step } from './step';

const actor = fc.constantFrom(...ACTORS);

const createSession = fc.constant(
  step('createSessionToken', (model, driver) =>
    driver.send(model, 'createSessionToken', {}, ({ body }) => {
      model.sessions.set(body.sessionToken, null);
      return { status: 200 };
    }),
  ),
);

/** Passes the wishlists of a session to a customer. @returns topics of the events */
function attach(model: ShopModel, session: OwnerKey, customer: OwnerKey): string[] {
  const topics: string[] = [];
  const titleOf = ({ title }: { title: string }) => title.trim().toLowerCase();
  const targets = wishlistsOf(model, customer);
  for (const list of wishlistsOf(model, session)) {
    const target = targets.find((each) => titleOf(each) === titleOf(list));
    if (!target) {
      list.isDefault = list.isDefault && !targets.some(({ isDefault }) => isDefault);
      list.owner = customer;
      targets.push(list);
      topics.push(...list.items.map(() => 'wishlistItem/updated'));
      continue;
    }
    for (const item of list.items) {
      const isDropped = target.items.some(({ variantId }) => variantId === item.variantId);
      if (!isDropped) target.items.push(item);
      topics.push(isDropped ? 'wishlistItem/deleted' : 'wishlistItem/updated');
    }
    model.wishlists = model.wishlists.filter((each) => each !== list);
  }
  return topics;
}

const attachSession = fc.record({ customerIdentifier: actor, index: fc.nat({ max: 5 }) }).map(
  ({ customerIdentifier, index }): Step =>
    step(`attachSessionToken ${index} to ${customerIdentifier}`, (model, driver) => {
      const tokens = [...model.sessions.keys(), 'ses_unknown'];
      const sessionToken = tokens[index % tokens.length] ?? '';
      const body = { sessionToken, customerIdentifier };
      return driver.send(model, 'attachSessionToken', body, () => {
        const { id } = customerOf(model, customerIdentifier);
        const attachedTo = model.sessions.get(sessionToken);
        if (attachedTo === id) return { status: 204 };
        if (attachedTo !== null) return { status: 400 };
        model.sessions.set(sessionToken, id);
        const topics = attach(model, `session ${sessionToken}`, `customer ${id}`);
        return { status: 204, topics };
      });
    }),
);

/** Reads a customer's data with their storefront token, and compares the responses with the model. */
const readAsCustomer = actor.map(
  (customerIdentifier): Step =>
    step(`read as ${customerIdentifier}`, async (model, driver) => {
      const identity = { customerIdentifier };
      const { body } = await driver.send(model, 'getStorefrontToken', identity, () => ({
        status: 200,
        body: { role: 'customer' },
      }));
      const customer = customerOf(model, customerIdentifier);
      const token = body.storefrontToken;
      const pointsBalance = customer.hundredths / 100;
      await driver.send(
        model,
        'getCustomer',
        {},
        () => ({ status: 200, body: { pointsBalance } }),
        token,
      );
      const lists = await driver.send(model, 'getWishlists', {}, () => ({ status: 200 }), token);
      const ids = lists.body.wishlists.map(({ wishlistId }: { wishlistId: number }) => wishlistId);
      expect(ids).toEqual(wishlistsOf(model, `customer ${customer.id}`).map(({ id }) => id));
    }),
);

/** Steps about sessions and storefront tokens. */
export const sessionSteps = [createSession, attachSession, readAsCustomer];
