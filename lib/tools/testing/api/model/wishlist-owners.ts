import fc from 'fast-check';
import type { TestResponse } from '../test-api';
import type { Prediction, ShopDriver } from './shop-driver';
import { type ModelWishlist, type OwnerKey, type ShopModel, wishlistsOf } from './shop-model';
import { customerOf, type Step, step } from './step';

/** Owners of wishlists: customers, sessions of the demo shop and, by number, those that a sequence created. */
export const owner = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('7400112', '7400115') },
  { weight: 3, arbitrary: fc.constantFrom('ses_0c9a4d77', 'ses_4e81b2c9') },
  fc.nat({ max: 3 }),
);

export type Owner = string | number;

export interface Identity {
  fields: { customerIdentifier: string } | { sessionToken: string };
  key: OwnerKey;
  /** Whether the session was attached to a customer, so that it can't be used anymore. */
  isSpent: boolean;
}

function identify(model: ShopModel, chosen: Owner): Identity {
  if (typeof chosen === 'string' && !chosen.startsWith('ses_')) {
    const { id } = customerOf(model, chosen);
    return { fields: { customerIdentifier: chosen }, key: `customer ${id}`, isSpent: false };
  }
  const tokens = [...model.sessions.keys()];
  const token =
    typeof chosen === 'string'
      ? chosen
      : (tokens[tokens.length - 1 - (chosen % tokens.length)] ?? '');
  const isSpent = model.sessions.get(token) !== null;
  return { fields: { sessionToken: token }, key: `session ${token}`, isSpent };
}

/** A wishlist by number: mostly one of the owner, sometimes one of another owner. */
export const listIndex = fc.nat({ max: 9 });
const OTHERS_FROM = 8;

export function listAt(model: ShopModel, key: OwnerKey, index: number): ModelWishlist | undefined {
  const own = wishlistsOf(model, key);
  const candidates =
    index >= OTHERS_FROM ? model.wishlists.filter((list) => list.owner !== key) : own;
  return candidates[index % Math.max(1, candidates.length)];
}

export const productId = fc.constantFrom(880010, 880010, 880011, 880014, 999);
export const variantIndex = fc.option(fc.nat({ max: 3 }), { nil: undefined });

export function variantAt({ products }: ShopModel, product: number, index: number | undefined) {
  if (index === undefined) return undefined;
  // The last one is a variant of no product.
  const variants = [...(products.get(product) ?? []), 999];
  return variants[index % variants.length];
}

type Send = (
  operationId: Parameters<ShopDriver['send']>[1],
  fields: Record<string, unknown>,
  predict: (response: TestResponse) => Prediction,
) => Promise<unknown>;

/** A step of an owner; every operation rejects a session that was attached to a customer. */
export function ownerStep(
  label: string,
  chosen: Owner,
  run: (model: ShopModel, identity: Identity, send: Send, driver: ShopDriver) => Promise<unknown>,
): Step {
  return step(`${label} by ${chosen}`, (model, driver) => {
    const identity = identify(model, chosen);
    const send: Send = (operationId, fields, predict) =>
      driver.send(model, operationId, { ...identity.fields, ...fields }, (response) =>
        identity.isSpent ? { status: 400 } : predict(response),
      );
    return run(model, identity, send, driver);
  });
}
