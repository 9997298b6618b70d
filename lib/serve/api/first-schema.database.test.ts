import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../api/database/open-database';
import { hashOf } from '../../api/database/secret-hash';
import { clientShops, clients } from '../../api/database/tables/access';
import { shops } from '../../api/database/tables/shops';
import { wishlists } from '../../api/database/tables/wishlists';
import { NEVER, PERMANENT_KEY } from '../../sandbox/sandboxes/credentials';
import { demoSecret, demoWebhookSecret } from '../../sandbox/shops/demo/client-secrets';
import { demoShops } from '../../sandbox/shops/demo/demo-shops';
import { readShopFile } from '../../sandbox/shops/read-shop-file';
import { env } from '../../site/config/env';
import { normalizedUrl } from '../../site/http/normalized-url';
import { ApiHost } from './api-host';
import { createFirstSchema } from './first-schema.fixture';

const SESSION = 'ses_of_version_1';
const STOREFRONT = 'st_of_version_1';
const SHARE = 'sh_of_version_1';
const ACCESS = 'at_example';
/** The address of a subscription of the client that was granted reviews only. */
const INBOX = 'https://inbox.sandbox.example/old';
const ids = { session: 51, wishlist: 305, customer: 101, review: 5999 };
/** Client, id, topic, and address as version 1.0.0 stored it: as it was sent, and in the form that it compared. */
const SUBSCRIPTIONS = [
  ['cl_old', 71, 'customer/balanceUpdated', INBOX, INBOX],
  [
    'cl_5f20',
    72,
    'review/created',
    'https://Hooks.shop.example:443/é',
    'https://hooks.shop.example/%C3%A9',
  ],
  [
    'cl_5f20',
    73,
    'review/created',
    'https://hooks.shop.example/a|b',
    'https://hooks.shop.example/a|b',
  ],
  [
    'cl_5f20',
    74,
    'review/created',
    'https://hooks.shop.example/a%7Cb',
    'https://hooks.shop.example/a%7Cb',
  ],
] as const;
/** Images as version 1.0.0 stored them, and as they are now. */
const IMAGES = [
  ['https://img.example/wool scarf é.jpg', 'https://img.example/wool%20scarf%20%C3%A9.jpg'],
  [' https://img.example/100%.jpg?q={x}#a#b', 'https://img.example/100%25.jpg?q=%7Bx%7D#a%23b'],
  ['https://img.example/%E2%9C%93-_.~[1].jpg', 'https://img.example/%E2%9C%93-_.~%5B1%5D.jpg'],
  ['https://img.example/plain.jpg', 'https://img.example/plain.jpg'],
] as const;

/** Writes the template and the permanent sandbox, as far as requests of this file need them. */
async function fill(database: PgliteDatabase): Promise<void> {
  const now = new Date();
  const file = readShopFile(demoShops, now);
  const shopRows = [true, false].flatMap((isTemplate) =>
    file.shops.map(({ domain, hasApi, settings }) => ({
      domain,
      hasApi,
      settings,
      createdAt: now,
      isTemplate,
      sandboxId: isTemplate ? null : 'sbx_permanent',
    })),
  );
  const stored = await database.insert(shops).values(shopRows).returning();
  const templateId = stored[0]?.id ?? 0;
  const shopId = stored[3]?.id ?? 0;
  const client = (id: string, name: string, scopes: string[]) => ({
    id,
    name,
    secretHash: hashOf(demoSecret),
    webhookSecret: demoWebhookSecret,
    scopes,
    isPartner: false,
    isDisabled: false,
  });
  const all = ['read_customer', 'write_customer', 'read_wishlist', 'write_wishlist', 'read_review'];
  await database
    .insert(clients)
    .values([
      client('template:cl_5f20', 'full', all),
      client('template:cl_3d07', 'readOnly', ['read_customer']),
      client('cl_5f20', 'full', all),
      client('cl_3d07', 'readOnly', ['read_customer']),
      client('cl_old', 'partner', ['read_review']),
    ]);
  await database.insert(clientShops).values([
    { clientId: 'template:cl_5f20', shopId: templateId },
    { clientId: 'template:cl_3d07', shopId: templateId },
    { clientId: 'cl_5f20', shopId },
    { clientId: 'cl_3d07', shopId },
    { clientId: 'cl_old', shopId },
  ]);
  await database.insert(wishlists).values({
    shopId,
    id: ids.wishlist,
    sessionId: ids.session,
    title: 'Winter',
    isDefault: true,
    isPrivate: false,
    createdAt: now,
  });
  // The tables that later migrations change.
  await database.execute(sql`insert into customers (shop_id, id, shop_customer_id, email, created_at)
    values (${shopId}, ${ids.customer}, 7400112, 'mara@mail.example', now())`);
  for (const [clientId, id, topic, sent, normalized] of SUBSCRIPTIONS) {
    await database.execute(sql`insert into subscriptions
      (shop_id, id, client_id, topic, address, normalized_address, created_at)
      values (${shopId}, ${id}, ${clientId}, ${topic}, ${sent}, ${normalized}, now())`);
  }
  await database.execute(sql`insert into reviews
    (shop_id, id, customer_id, body, rate, images, is_published, is_verified_buyer, created_at)
    values (${shopId}, ${ids.review}, ${ids.customer}, 'Warm.', 5, ${sql.param(IMAGES.map(([sent]) => sent))}, true, false, now())`);
  await database.execute(sql`insert into sandboxes
    (id, key_hash, creator_hash, created_at, last_used_at, is_permanent)
    values ('sbx_permanent', ${hashOf(PERMANENT_KEY)}, '', now(), now(), true)`);
  await database.execute(sql`insert into sessions
    (shop_id, id, token, token_hash, created_at, last_used_at)
    values (${shopId}, ${ids.session}, ${SESSION}, ${hashOf(SESSION)}, now(), now())`);
  await database.execute(sql`insert into share_links
    (shop_id, id, token, session_id, channel, wishlist_ids, created_at)
    values (${shopId}, 401, ${SHARE}, ${ids.session}, 'email', array[${ids.wishlist}::bigint], now())`);
  await database.execute(sql`insert into tokens
    (hash, kind, client_id, shop_id, scopes, session_id, expires_at)
    values (${hashOf(ACCESS)}, 'access', 'cl_5f20', ${shopId}, ${sql.param(all)}, null, ${NEVER.toISOString()}),
      (${hashOf(STOREFRONT)}, 'storefront', 'cl_5f20', ${shopId}, ${sql.param(all)}, ${ids.session}, ${NEVER.toISOString()})`);
}

interface Listed {
  id: number;
  address: string;
}

let directory: string;
let host: ApiHost;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'laurel-first-'));
  await createFirstSchema(directory, fill);
  host = newHost();
  await host.open();
});
afterAll(async () => {
  await host.close();
  rmSync(directory, { recursive: true, force: true });
});

const newHost = () =>
  new ApiHost({
    settings: { ...env, API_DATA_DIR: directory, SANDBOX: true },
    log: pino({ level: 'silent' }),
    findTemplate: async () => undefined,
  });

async function send(path: string, token: string | null, body?: object) {
  const response = await host.fetch(
    new Request(`http://api.invalid${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: await response.json() };
}

describe('a database of version 1.0.0', () => {
  it('keeps the session of a guest and its storefront token', async () => {
    const path = '/v2/wishlists/getWishlists';
    const own = { wishlistId: ids.wishlist, sessionToken: SESSION };
    const read = await send(`${path}?sessionToken=${SESSION}`, ACCESS);
    expect(read).toMatchObject({ status: 200, body: { wishlists: [own] } });
    const together = await send(`${path}?sessionToken=${SESSION}`, STOREFRONT);
    expect(together).toMatchObject({ status: 200, body: { wishlists: [own] } });
    // The token of version 1.0.0 doesn't contain the session token.
    const alone = await send(path, STOREFRONT);
    expect(alone.body.wishlists).toMatchObject([{ ...own, sessionToken: null }]);
    const issued = await send('/v2/oauth/getStorefrontToken', ACCESS, { sessionToken: SESSION });
    const again = await send(path, issued.body.storefrontToken);
    expect(again.body.wishlists).toMatchObject([own]);
  });

  it('keeps the share link, although another request creates a second one', async () => {
    const sent = { sessionToken: SESSION, wishlistIds: [ids.wishlist], shareChannel: 'email' };
    const first = await send('/v2/wishlists/createShareLink', ACCESS, sent);
    expect(first.status).toBe(200);
    expect(await send('/v2/wishlists/createShareLink', ACCESS, sent)).toEqual(first);
    await host.close();
    const { database, close } = await openDatabase({ ...env, API_DATA_DIR: directory });
    const { rows } = (await database.execute(
      sql`select token_hash from share_links order by id`,
    )) as unknown as { rows: { token_hash: string }[] };
    const created = new URL(first.body.shareLink).searchParams.get('shareToken') ?? '';
    expect(rows.map((row) => row.token_hash)).toEqual([hashOf(SHARE), hashOf(created)]);
    await close();
    host = newHost();
    // The link follows from the key of the installation, which a restart keeps.
    expect(await send('/v2/wishlists/createShareLink', ACCESS, sent)).toEqual(first);
  });

  it('has normalized addresses, of which the older of two equal ones stays', async () => {
    const { body } = await send(`/v2/reviews/getReviews?reviewId=${ids.review}`, ACCESS);
    expect(body.items[0].images).toEqual(IMAGES.map(([, normalized]) => normalized));
    for (const url of body.items[0].images) expect(normalizedUrl(url)).toBe(url);
    const listed = await send('/v2/webhooks/getSubscriptions', ACCESS);
    expect(listed.body.subscriptions.map(({ id, address }: Listed) => [id, address])).toEqual([
      [72, 'https://hooks.shop.example/%C3%A9'],
      [73, 'https://hooks.shop.example/a%7Cb'],
    ]);
  });

  it('sends nothing to a client that was not granted the scope of its subscription', async () => {
    const changed = await send('/v2/customers/updateBalance', ACCESS, {
      customerIdentifier: '7400112',
      balanceDelta: 5,
    });
    expect(changed.status).toBe(200);
    await send('/sandbox/drain', PERMANENT_KEY, {});
    const { body } = await send('/sandbox/deliveries', PERMANENT_KEY);
    expect(body.deliveries).toMatchObject([
      {
        address: INBOX,
        state: 'failed',
        attempts: [{ error: expect.stringContaining('not granted the scope read_customer') }],
      },
    ]);
    expect((await send('/sandbox/inbox/old', PERMANENT_KEY)).body.received).toEqual([]);
  });

  it('gets the client for reviews, in the permanent sandbox and in new ones', async () => {
    const credentials = (clientId: string, scope: string, clientSecret: string = demoSecret) =>
      send('/v2/oauth/getAccessToken', null, {
        clientId,
        clientSecret,
        grantType: 'client_credentials',
        scope,
      });
    expect((await credentials('cl_b6d4', 'read_review write_review')).status).toBe(200);
    expect((await credentials('cl_b6d4', 'read_customer')).status).toBe(403);
    const { body: sandbox } = await send('/sandbox', null, {});
    const { clientId, clientSecret } = sandbox.clients.find(
      ({ name }: { name: string }) => name === 'reviewsOnly',
    );
    expect((await credentials(clientId, 'write_review', clientSecret)).status).toBe(200);
  });

  it('contains no tokens of sessions and share links', async () => {
    await host.close();
    const { database, close } = await openDatabase({ ...env, API_DATA_DIR: directory });
    const { rows } = (await database.execute(sql`select json_build_array(
      (select json_agg(sessions) from sessions), (select json_agg(share_links) from share_links),
      (select json_agg(tokens) from tokens)) as dump`)) as unknown as { rows: { dump: unknown }[] };
    const dump = JSON.stringify(rows);
    for (const token of [SESSION, STOREFRONT, SHARE]) {
      expect(dump).not.toContain(token);
    }
    expect(dump).toContain(hashOf(SESSION));
    await close();
    host = newHost();
  });
});
