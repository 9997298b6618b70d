import { beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../tools/testing/api/test-api';
import { testDatabase } from '../../tools/testing/api/test-database';
import { latestCode, requireVerification } from '../../tools/testing/api/verification';
import { codeOf, startPage, type TestPage } from '../test-page.fixture';

const SUCCESS = { status: 'success' };
const RULE = { ruleId: 51, pointsToSpend: 100 };
const MINUTE_MS = 60_000;

let api: TestApi;
let mara: TestPage;
beforeAll(async () => {
  api = await createTestApi(await testDatabase());
  await requireVerification(api);
  mara = await startPage(api, { customer: 'mara@mail.example' });
});

const send = (args?: { channel?: 'email' | 'sms' }) =>
  mara.settle(mara.sdk.sendVerificationToken(args));
const redeem = (verificationToken?: string) =>
  mara.settle(mara.sdk.redeemReward({ ...RULE, ...(verificationToken && { verificationToken }) }));

it('confirms a redemption with the code that the customer received', async () => {
  expect(codeOf(await redeem())).toBe('VERIFICATION_REQUIRED');
  expect(await send()).toEqual(SUCCESS);
  const code = await latestCode(api);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(codeOf(await redeem(wrong))).toBe('VERIFICATION_FAILED');
  expect(await redeem(code)).toEqual(SUCCESS);
  expect(codeOf(await redeem(code))).toBe('VERIFICATION_FAILED');
  expect(mara.takePaths()).toEqual([
    '/v2/rewards/redeem',
    '/storefront/v1/sendVerificationCode',
    '/storefront/v1/redeem',
    '/storefront/v1/redeem',
    '/storefront/v1/redeem',
  ]);
  expect(await mara.sdk.getRewardsProgramAccount()).toMatchObject({
    data: { pointsBalance: 220.5 },
  });
});

it('sends one code a minute, and says so at once', async () => {
  mara.sleep(MINUTE_MS);
  expect(await send({ channel: 'sms' })).toEqual(SUCCESS);
  const before = mara.passedMs;
  expect(codeOf(await send())).toBe('RATE_LIMITED');
  expect(mara.passedMs - before).toBe(0);
});

it('sends no code without an address, to guests, or through an unknown channel', async () => {
  const ida = await startPage(api, { customer: 'ida@mail.example' });
  expect(codeOf(await ida.settle(ida.sdk.sendVerificationToken({ channel: 'sms' })))).toBe(
    'NOT_FOUND',
  );
  const guest = await startPage(api);
  expect(codeOf(await guest.sdk.sendVerificationToken())).toBe('NOT_AUTHENTICATED');
  expect(codeOf(await mara.sdk.sendVerificationToken({ channel: 'fax' } as never))).toBe(
    'INVALID_ARGUMENTS',
  );
});
