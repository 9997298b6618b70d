import { collectionSchema } from '@usebruno/schema';
import { Collection, type Item, Property } from 'postman-collection';
import { expect, it } from 'vitest';
import { brunoCollection, postmanCollection } from '../../api/openapi/collections';
import { document } from '../../api/openapi/testing/document';
import { operations } from '../../api/operations';
import { createTestApi } from '../testing/api/test-api';
import { testDatabase } from '../testing/api/test-database';

const SITE = 'https://docs.laurel.example/base';
const SERVER = 'https://api.laurel.example';

const site = { ...document, servers: [{ url: '/base', description: 'Sandbox' }, { url: SERVER }] };

it('a collection is imported by Bruno, with an environment for each server', async () => {
  const collection = await brunoCollection(site, SITE);
  await collectionSchema.validate(collection, { strict: true });
  const variables = collection.environments.map((one) =>
    one.variables.map(({ name, value }) => [name, value]),
  );
  expect(variables).toEqual([
    [
      ['baseUrl', SITE],
      ['token', ''],
    ],
    [
      ['baseUrl', SERVER],
      ['token', ''],
    ],
  ]);
});

it('a collection is imported by Postman, and its reads succeed', async () => {
  const collection = new Collection(await postmanCollection(document, SITE));
  const api = await createTestApi(await testDatabase());
  const variables = { ...collection.variables.toObject(), token: api.accessToken };
  const filled = (text: string) => Property.replaceSubstitutions(text, variables);
  const items: Item[] = [];
  collection.forEachItem((item) => items.push(item));
  expect(items.map(({ request }) => request.url.getPath()).sort()).toEqual(
    operations.map(({ path }) => path).sort(),
  );
  for (const item of items) {
    expect(item.responses.count(), item.name).toBeGreaterThan(0);
    const { request } = item;
    if (request.method !== 'GET') continue;
    const url = filled(request.url.toString());
    const token = filled(item.getAuth().parameters().get('token'));
    const response = await api.send(
      new Request(url, { headers: { Authorization: `Bearer ${token}` } }),
    );
    expect([url, response.status, await response.text()]).toEqual([
      expect.stringContaining(`${SERVER}/v2/`),
      200,
      expect.any(String),
    ]);
  }
});
