import { expect, it } from 'vitest';
import { createTestApi } from '../../../tools/testing/api/test-api';
import { testDatabase } from '../../../tools/testing/api/test-database';

it('sends no codes outside sandboxes, where nobody could read them', async () => {
  const api = await createTestApi(await testDatabase());
  const token = await api.issueStorefrontToken({ customerIdentifier: '7400112' });
  const url = 'https://api.laurel.example/storefront/v1/sendVerificationCode';
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const response = await api.send(new Request(url, { method: 'POST', headers, body: '{}' }));
  expect([response.status, response.headers.get('laurel-error')]).toEqual([
    403,
    'verificationUnavailable',
  ]);
});
