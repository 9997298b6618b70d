import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../tools/testing/api/test-api';
import { testDatabase } from '../../../tools/testing/api/test-database';
import { share } from '../../../tools/testing/runner/test-all';
import { storefrontRoles, type TokenKind } from '../../contract/access';
import { getError } from '../../contract/errors/errors';
import { type Scope, scopeDescriptions } from '../../contract/scopes';
import { hashOf } from '../../database/secret-hash';
import { tokens } from '../../database/tables/access';
import { sessions } from '../../database/tables/wishlists';
import { handlers } from '../../handlers';
import { type OperationId, operations } from '../../operations';

const SCOPES = Object.keys(scopeDescriptions) as Scope[];
const KINDS: TokenKind[] = ['access', 'storefront:customer', 'storefront:guest'];
const MARA = 1001;

let api: TestApi;
let sessionId: number;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
  const now = new Date(api.clock.now());
  const [session] = await api.database
    .insert(sessions)
    .values({ shopId: api.shop.id, tokenHash: 's', createdAt: now, lastUsedAt: now })
    .returning();
  sessionId = session?.id ?? 0;
});

/** Stores a token with exactly one scope; issued tokens of guests would have fewer. */
async function tokenWith(kind: TokenKind, scope: Scope | null): Promise<string> {
  const token = `${kind}-${scope}-${api.shop.id}`.replaceAll(':', '-');
  await api.database
    .insert(tokens)
    .values({
      hash: hashOf(token),
      kind: kind === 'access' ? 'access' : 'storefront',
      clientId: api.clients.full.clientId,
      shopId: api.shop.id,
      scopes: scope ? [scope] : [],
      customerId: kind === 'storefront:customer' ? MARA : null,
      sessionId: kind === 'storefront:guest' ? sessionId : null,
      expiresAt: new Date(api.clock.now() + 3_600_000),
    })
    .onConflictDoNothing();
  return token;
}

/** A request that fails the validation, so that nothing changes. */
const INVALID = { query: { unknownParameter: 'x' } };

it('runs all operations', () => {
  expect(handlers.map(({ operation }) => operation.id).sort()).toEqual(
    operations.map(({ id }) => id as string).sort(),
  );
});

const withTokens = operations.filter(({ access }) => access.tokens.length > 0);

describe.each(withTokens.map((operation, at) => ({ ...operation, at })))('$id', (operation) => {
  const id: OperationId = operation.id;
  const { access, at } = operation;
  const acceptsCustomers = storefrontRoles(access).length > 0;
  const tokenError = acceptsCustomers ? 'guestTokenNotAccepted' : 'tokenKindNotAccepted';

  it.each(KINDS)('checks kind and scope of a token: %s', async (kind) => {
    for (const scope of new Set([null, access.scope, ...share(SCOPES, at % 6, 6)])) {
      const response = await api.call(id, { ...INVALID, token: await tokenWith(kind, scope) });
      const accepted = (access.tokens as readonly TokenKind[]).includes(kind);
      const description = `${kind} with ${scope}`;
      if (!accepted) {
        expect([response.status, response.body.message], description).toEqual([
          403,
          [...getError(tokenError).message],
        ]);
      } else if (access.scope !== null && access.scope !== scope) {
        expect([response.status, response.body.message], description).toEqual([
          403,
          [`token lacks the scope ${access.scope}`],
        ]);
        expect(response.headers.get('www-authenticate')).toBe(
          `Bearer error="insufficient_scope", scope="${access.scope}"`,
        );
      } else {
        expect([400, 415], description).toContain(response.status);
      }
    }
  });

  it('returns 401 without a valid token', async () => {
    const missing = await api.call(id, { ...INVALID, token: null });
    expect([missing.status, missing.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    for (const Authorization of ['Bearer at_unknown', 'Basic YTpi', 'Bearer', 'Bearer a b']) {
      const { status, headers } = await api.call(id, {
        ...INVALID,
        token: null,
        headers: { Authorization },
      });
      expect([status, headers.get('www-authenticate')], Authorization).toEqual([
        401,
        'Bearer error="invalid_token"',
      ]);
      expect(headers.has('x-ratelimit-limit')).toBe(false);
    }
  });
});
