import { createTestApi, type TestApi, type TestResponse } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { rateBuckets } from '../database/tables/access';

/** The demo shop with its operations for the storefront SDK, which `call` of tests doesn't have. */
export interface TestStorefront {
  api: TestApi;
  guest: string;
  mara: string;
  /** Sends a GET request if there is no body. */
  send(
    operation: string,
    request: { token?: string; query?: string; body?: object },
  ): Promise<TestResponse & { error: string | null }>;
}

/** Starts the API with a new copy of the demo shop. */
export async function createTestStorefront(): Promise<TestStorefront> {
  const api = await createTestApi(await testDatabase());
  const guest = await api.issueStorefrontToken({});
  const mara = await api.issueStorefrontToken({ customerIdentifier: 'mara@mail.example' });
  return {
    api,
    guest,
    mara,
    async send(operation, { token = guest, query = '', body }) {
      const url = `https://api.laurel.example/storefront/v1/${operation}?${query}`;
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': 'application/json' }),
      };
      await api.database.delete(rateBuckets);
      const response = await api.send(
        new Request(url, {
          headers,
          method: body ? 'POST' : 'GET',
          ...(body && { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text && JSON.parse(text),
        error: response.headers.get('laurel-error'),
      };
    },
  };
}
