import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApi, type TestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';
import { loadSamples } from '../testing/load-samples';
import { type ServedApi, serveTestApi } from './serve-test-api';

/** The Markdown of a page of the recipes. */
export const readRecipe = (page: string) =>
  readFileSync(`content/docs/Api/recipes/${page}.md`, 'utf8');

/** The page whose samples the other recipes import. */
export const CLIENT = readRecipe('index');

/** The origin in the samples. */
export const API_ORIGIN = 'https://api.laurel.example';

export const CUSTOMER = '7400112';

type Balance = Promise<number | null>;

export interface Order {
  id: string;
  total: number;
  customer: string;
}

interface Refund {
  id: string;
  amount: number;
}

/** Exports of the samples of the recipes. */
interface Samples {
  createLaurelClient(credentials: object): object;
  addOrderPoints(laurel: object, order: Order): Balance;
  rewardOrder(laurel: object, changes: object, order: Order): Promise<void>;
  refundOrder(laurel: object, changes: object, orderId: string, refund: Refund): Promise<boolean>;
  syncReviews(laurel: object, table: object): Promise<{ saved: number; removed: number }>;
}

/** The recipes, loaded for an API with the demo shop. */
interface Recipes {
  api: TestApi;
  served: ServedApi;
  samples: Samples;
  /** The client that the samples take. */
  laurel: object;
  /** An access token with all scopes. */
  token: string;
  balance(): Promise<number>;
}

export let recipes: Recipes;

/** Prepares {@link recipes} for the tests of a file. Call it outside tests. */
export function prepareRecipes(): void {
  beforeAll(async () => {
    recipes = await loadRecipes();
  });
  beforeEach(() => {
    recipes.served.statuses.splice(0);
  });
  afterAll(() => recipes?.served.close());
}

/** Serves the API with the demo shop, and loads the samples of the recipes for it. */
async function loadRecipes(): Promise<Recipes> {
  const api = await createTestApi(await testDatabase());
  // The samples compare times with the real time.
  api.clock.set(Date.now());
  const token = await api.issueToken('full');
  const served = await serveTestApi(api);
  const pages = ['off_platform_orders', 'nightly_sync'].map(readRecipe);
  const samples = await loadSamples<Samples>(
    [CLIENT, ...pages].join('\n'),
    [
      'laurel-client.ts',
      'order-points.ts',
      'reward-order.ts',
      'read-reviews.ts',
      'sync-reviews.ts',
    ],
    { [API_ORIGIN]: served.origin },
  ).catch((error) => {
    served.close();
    throw error;
  });
  const { clientId, clientSecret } = api.clients.full;
  const scope = 'read_customer write_customer read_review write_review';
  const laurel = samples.createLaurelClient({ clientId, clientSecret, scope });
  async function balance(): Promise<number> {
    const query = { customerIdentifier: CUSTOMER };
    const { body } = await api.call('getCustomer', { token, query });
    return body.pointsBalance;
  }
  return { api, served, samples, laurel, token, balance };
}
