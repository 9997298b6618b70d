import { beforeEach, describe, expect, it } from 'vitest';
import type { TestSandbox } from '../../tools/testing/api/test-sandboxes';
import { balanceOf, host, MARA, setUpHost } from '../sandboxes/sandbox.fixture';

/** A customer of the demo shop other than Mara, with an email address and a phone number. */
const OTHER = '7400123';
const RULE = { ruleId: 51, pointsToSpend: 100 };
const MINUTE_SECONDS = 60;

setUpHost();
let sandbox: TestSandbox;
let token: string;
beforeEach(async () => {
  sandbox = await host.create();
  await sandbox.post('/world', { action: 'verificationOn' });
  token = await tokenOf(MARA);
});

async function tokenOf(customerIdentifier: string): Promise<string> {
  const { body } = await sandbox.write('oauth/getStorefrontToken', { customerIdentifier });
  return body.storefrontToken;
}

const send = (body: object = {}, as = token) =>
  host.call('POST', '/storefront/v1/sendVerificationCode', { token: as, body });
const redeem = (verificationToken: string, as = token, headers = {}) =>
  host.call('POST', '/storefront/v1/redeem', {
    token: as,
    body: { ...RULE, verificationToken },
    headers,
  });
const codes = async () => (await sandbox.get('/codes')).body.codes;
const latestCode = async (): Promise<string> => (await codes())[0].code;
/** Another code than the right one. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const pass = (seconds: number) => sandbox.post('/clock', { advanceSeconds: seconds });
const errorOf = ({ status, headers }: { status: number; headers: Headers }) =>
  `${status} ${headers.get('laurel-error')}`;

describe('a shop that requires verification', () => {
  it('rejects redemptions of storefront tokens without a code, but not those of servers', async () => {
    const inStorefront = () => host.call('POST', '/v2/rewards/redeem', { token, body: RULE });
    expect(errorOf(await inStorefront())).toBe('403 verificationRequired');
    expect(await balanceOf(sandbox)).toBe(320.5);
    const server = await sandbox.write('rewards/redeem', { customerIdentifier: MARA, ...RULE });
    expect(server.status).toBe(204);
    await sandbox.post('/world', { action: 'verificationOff' });
    expect((await inStorefront()).status).toBe(204);
  });

  it('names what else prevents a redemption first', async () => {
    const body = { ruleId: 51, pointsToSpend: 400 };
    const { status, headers } = await host.call('POST', '/v2/rewards/redeem', { token, body });
    expect(errorOf({ status, headers })).toBe('403 notEnoughPoints');
  });

  it('accepts the code that it sent, once', async () => {
    expect((await send()).status).toBe(204);
    expect(await codes()).toEqual([
      {
        customer: { id: 7400112, email: 'mara@mail.example', phone: expect.any(String) },
        channel: 'email',
        code: expect.stringMatching(/^[0-9]{6}$/),
        sentAt: expect.any(String),
        expiresAt: expect.any(String),
      },
    ]);
    const code = await latestCode();
    const redeemed = await redeem(code);
    expect(redeemed.status).toBe(204);
    expect(redeemed.headers.get('x-redemption-id')).toMatch(/^\d+$/);
    expect(await balanceOf(sandbox)).toBe(220.5);
    expect(errorOf(await redeem(code))).toBe('403 verificationFailed');
    expect(await codes()).toEqual([]);
    expect(await balanceOf(sandbox)).toBe(220.5);
  });

  it('returns the first response again for the same idempotency key', async () => {
    await send();
    const code = await latestCode();
    const headers = { 'Idempotency-Key': 'redeem-1' };
    await redeem(code, token, headers);
    const again = await redeem(code, token, headers);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([204, 'true']);
    expect(await balanceOf(sandbox)).toBe(220.5);
  });
});

describe('a code', () => {
  it('is void after five wrong tries, also with tokens and keys of their own', async () => {
    await send();
    const code = await latestCode();
    for (let attempt = 1; attempt <= 4; attempt++) {
      const headers = { 'Idempotency-Key': `guess-${attempt}` };
      expect(errorOf(await redeem(wrong(code), await tokenOf(MARA), headers))).toBe(
        '403 verificationFailed',
      );
    }
    expect(await codes()).toHaveLength(1);
    await redeem(wrong(code));
    expect(await codes()).toEqual([]);
    expect(errorOf(await redeem(code))).toBe('403 verificationFailed');
  });

  it('is valid for ten minutes', async () => {
    await send();
    await pass(10 * MINUTE_SECONDS - 1);
    const code = await latestCode();
    await pass(1);
    expect(errorOf(await redeem(code))).toBe('403 verificationFailed');
    expect(await codes()).toEqual([]);
  });

  it('is void when another one is sent', async () => {
    await send();
    const first = await latestCode();
    await pass(MINUTE_SECONDS);
    await send();
    const second = await latestCode();
    expect(await codes()).toHaveLength(1);
    expect(errorOf(await redeem(first))).toBe('403 verificationFailed');
    expect((await redeem(second)).status).toBe(204);
  });

  it('belongs to one customer', async () => {
    await send();
    const code = await latestCode();
    const body = { ruleId: 55, verificationToken: code };
    const other = await host.call('POST', '/storefront/v1/redeem', {
      token: await tokenOf(OTHER),
      body,
    });
    expect(errorOf(other)).toBe('403 verificationFailed');
    expect((await redeem(code)).status).toBe(204);
  });

  it('is kept for another attempt if something else prevents the redemption', async () => {
    await send();
    const code = await latestCode();
    const body = { ruleId: 51, pointsToSpend: 400, verificationToken: code };
    const tooMuch = await host.call('POST', '/storefront/v1/redeem', { token, body });
    expect(errorOf(tooMuch)).toBe('403 notEnoughPoints');
    expect((await redeem(code)).status).toBe(204);
  });

  it('ends with a reset of the sandbox, like the requirement', async () => {
    await send();
    await sandbox.post('/reset');
    expect(await codes()).toEqual([]);
    const body = RULE;
    expect((await host.call('POST', '/v2/rewards/redeem', { token, body })).status).toBe(204);
  });
});

describe('sending codes', () => {
  it('is limited to one a minute and five an hour', async () => {
    for (let sent = 1; sent <= 5; sent++) {
      expect((await send()).status).toBe(204);
      const tooSoon = await send();
      expect(errorOf(tooSoon)).toBe('429 tooManyRequests');
      expect(tooSoon.headers.get('retry-after')).toBe(sent < 5 ? '60' : '3360');
      await pass(MINUTE_SECONDS);
    }
    const tooMany = await send();
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '3300']);
    expect((await send({}, await tokenOf(OTHER))).status).toBe(204);
    await pass(3_300);
    token = await tokenOf(MARA);
    expect((await send()).status).toBe(204);
  });

  it('needs an address for the channel', async () => {
    expect((await send({ channel: 'sms' })).status).toBe(204);
    expect((await codes())[0].channel).toBe('sms');
    const { customers } = (await sandbox.get('/directory')).body;
    const named = Object.values(customers) as {
      customerIdentifier: string;
      email: string | null;
      phone: string | null;
    }[];
    const without = named.find(({ email, phone }) => email === null || phone === null);
    const channel = without?.email === null ? 'email' : 'sms';
    const response = await send({ channel }, await tokenOf(without?.customerIdentifier ?? ''));
    expect(errorOf(response)).toBe('404 channelAddressMissing');
  });

  it('needs the storefront token of a customer', async () => {
    const guest = (await sandbox.write('oauth/getStorefrontToken', {})).body.storefrontToken;
    expect(errorOf(await send({}, guest))).toBe('403 guestTokenNotAccepted');
    const server = sandbox.credentials.shop.accessToken;
    expect(errorOf(await send({}, server))).toBe('403 tokenKindNotAccepted');
    expect(errorOf(await redeem('000000', guest))).toBe('403 guestTokenNotAccepted');
    expect((await send({ channel: 'fax' })).body.message).toEqual([
      expect.stringMatching(/^channel must be/),
    ]);
    expect((await redeem('12345')).body.message).toEqual(['verificationToken must be six digits']);
  });
});
