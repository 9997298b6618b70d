import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresDatabase, postgresDatabase } from '../../tools/testing/api/postgres-database';
import { sendAtOnce } from '../../tools/testing/api/status-counts';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { latestCode, requireVerification } from '../../tools/testing/api/verification';
import { rateBuckets } from '../database/tables/access';
import { verificationCodes } from '../database/tables/customers';

const MARA = { customerIdentifier: '7400112' };
/** Fewer than the rate bucket has room for. */
const TIMES = 30;

let postgres: PostgresDatabase;
beforeAll(async () => {
  postgres = await postgresDatabase();
});
afterAll(async () => {
  expect(await postgres.closeAndCountDeadlocks()).toBe(0);
});

let api: TestApi;
let tokens: string[];
beforeEach(async () => {
  api = await createTestApi(postgres.database);
  await requireVerification(api);
  tokens = [];
  for (let count = 0; count < 5; count++) tokens.push(await api.issueStorefrontToken(MARA));
});

/** Sends a request to the storefront surface, each with the next of the customer's tokens. */
let sent = 0;
async function post(operation: string, body: object, headers: Record<string, string> = {}) {
  const token = tokens[sent++ % tokens.length];
  const url = `https://api.laurel.example/storefront/v1/${operation}`;
  return api.send(
    new Request(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

const send = () => post('sendVerificationCode', {});
const redeem = (verificationToken: string, headers?: Record<string, string>) =>
  post('redeem', { ruleId: 51, pointsToSpend: 100, verificationToken }, headers);
const wrong = (code: string, at = 1) => String((Number(code) + at) % 1_000_000).padStart(6, '0');
const balance = async () => (await api.call('getCustomer', { query: MARA })).body.pointsBalance;
const triesLeft = async () =>
  (await api.database.select().from(verificationCodes)).find(({ shopId }) => shopId === api.shop.id)
    ?.triesLeft;

describe('requests at once', () => {
  it('send one code', async () => {
    expect(await sendAtOnce(TIMES, send)).toEqual({ 204: 1, 429: TIMES - 1 });
  });

  it('have five tries together, whatever their tokens and keys', async () => {
    await send();
    const code = await latestCode(api);
    await api.database.delete(rateBuckets);
    let key = 0;
    const guesses = await sendAtOnce(TIMES, () =>
      redeem(wrong(code, ++key), { 'Idempotency-Key': `guess-${key}` }),
    );
    expect(guesses).toEqual({ 403: TIMES });
    expect(await triesLeft()).toBe(0);
    await api.database.delete(rateBuckets);
    expect((await redeem(code)).status).toBe(403);
    expect(await balance()).toBe(320.5);
  });

  it('spend a code once', async () => {
    await send();
    const code = await latestCode(api);
    await api.database.delete(rateBuckets);
    expect(await sendAtOnce(TIMES, () => redeem(code))).toEqual({ 204: 1, 403: TIMES - 1 });
    expect(await balance()).toBe(220.5);
  });

  it('never succeed after the fifth wrong one', async () => {
    await send();
    const code = await latestCode(api);
    for (let attempt = 0; attempt < 4; attempt++) await redeem(wrong(code));
    await api.database.delete(rateBuckets);
    let at = 0;
    const counts = await sendAtOnce(TIMES, () => redeem(++at % 2 === 0 ? code : wrong(code)));
    const redeemed = counts[204] ?? 0;
    expect(redeemed).toBeLessThanOrEqual(1);
    expect(await triesLeft()).toBe(0);
    expect(await balance()).toBe(320.5 - 100 * redeemed);
  });
});

it('keeps codes out of responses and the log', async () => {
  const first = await send();
  const code = await latestCode(api);
  const responses = [first, await send(), await redeem(wrong(code)), await redeem(code)];
  const texts = await Promise.all(
    responses.map(
      async (response) => JSON.stringify([...response.headers]) + (await response.text()),
    ),
  );
  expect(api.log.length).toBeGreaterThanOrEqual(responses.length);
  const seen = [...texts, JSON.stringify(api.log)].join('\n');
  expect(seen).not.toContain(code);
  expect(seen).not.toContain(wrong(code));
});
