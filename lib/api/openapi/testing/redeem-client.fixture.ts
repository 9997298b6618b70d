/**
 * The flow of `lib/serve/running-the-api.md` with a client whose types are generated from the document.
 * `client-types.test.ts` compiles it, `typescript-client.database.test.ts` runs it.
 */
export const redeemClient = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

export async function redeem(baseUrl: string, clientId: string, clientSecret: string) {
  const client = createClient<paths>({ baseUrl });
  const { data: token } = await client.POST('/v2/oauth/getAccessToken', {
    body: {
      clientId,
      clientSecret,
      grantType: 'client_credentials',
      scope: 'read_customer write_reward',
    },
  });
  if (!token) throw new Error('There is no token.');
  const headers = { Authorization: \`Bearer \${token.accessToken}\` };
  const query = { customerIdentifier: '7400112' };
  const before = await client.GET('/v2/customers/getCustomer', { params: { query }, headers });
  const { response } = await client.POST('/v2/rewards/redeem', {
    body: { customerIdentifier: '7400112', ruleId: 51, pointsToSpend: 100 },
    headers,
  });
  const after = await client.GET('/v2/customers/getCustomer', { params: { query }, headers });
  return {
    status: response.status,
    spent: (before.data?.pointsBalance ?? 0) - (after.data?.pointsBalance ?? 0),
  };
}
`;
