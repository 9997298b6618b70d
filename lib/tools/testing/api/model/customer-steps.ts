import fc from 'fast-check';
import type { Prediction } from './shop-driver';
import { type ShopModel, timesRewarded } from './shop-model';
import { ACTORS, customerOf, earnedHundredths, type Step, step } from './step';

const LOCK_MS = 365 * 24 * 60 * 60 * 1_000;

const actor = fc.constantFrom(...ACTORS);

const updateBalance = fc
  .record({
    customerIdentifier: actor,
    balanceDelta: fc.constantFrom(0.01, 0.07, 2.3, 19.99, 100, -0.01, -5.5, -100, -1_000_000),
  })
  .map(
    (body): Step =>
      step(`updateBalance ${JSON.stringify(body)}`, (model, driver) => {
        const customer = customerOf(model, body.customerIdentifier);
        return driver.send(model, 'updateBalance', body, () => {
          const hundredths = customer.hundredths + Math.round(body.balanceDelta * 100);
          if (hundredths < 0) return { status: 422 };
          customer.hundredths = hundredths;
          return {
            status: 200,
            topics: ['customer/balanceUpdated'],
            body: { pointsBalance: hundredths / 100 },
          };
        });
      }),
  );

const updateBirthday = fc
  .record(
    {
      customerIdentifier: actor,
      day: fc.constantFrom(1, 17, 29),
      month: fc.constantFrom(2, 9),
      year: fc.constantFrom(1984, 1992),
    },
    { requiredKeys: ['customerIdentifier', 'day', 'month'] },
  )
  .map(
    (body): Step =>
      step(`updateBirthday ${JSON.stringify(body)}`, (model, driver) =>
        driver.send(model, 'updateBirthday', body, () => {
          const customer = customerOf(model, body.customerIdentifier);
          const { birthday, birthdayChangedAt } = customer;
          const { day, month, year = null } = body;
          const isSame =
            birthday?.day === day &&
            birthday.month === month &&
            (year === null || birthday.year === year);
          if (isSame) return { status: 409 };
          if (birthday && birthdayChangedAt !== null && driver.now - birthdayChangedAt < LOCK_MS) {
            return { status: 403 };
          }
          customer.birthday = { day, month, year };
          customer.birthdayChangedAt = driver.now;
          return { status: 200, topics: ['customer/birthdayUpdated'] };
        }),
      ),
  );

/** Earning rules: points once in 30 days, a code any number of times, one that is off, and one of another type. */
const VISIT = 40;
const REPAIR = 47;
const SWITCHED_OFF = 45;
const PURCHASE = 31;
const VISIT_POINTS = 30;

const sendEvent = fc
  .record({
    customerIdentifier: actor,
    ruleId: fc.constantFrom(VISIT, VISIT, REPAIR, SWITCHED_OFF, PURCHASE, 999),
  })
  .map(
    (fields): Step =>
      step(`sendEvent ${JSON.stringify(fields)}`, (model, driver) => {
        const body = { ...fields, ruleType: 'custom_action' };
        const predict = (): Prediction => {
          const customer = customerOf(model, fields.customerIdentifier);
          const { ruleId } = fields;
          if (ruleId === 999) return { status: 404 };
          if (ruleId === PURCHASE || ruleId === SWITCHED_OFF || !customer.isEligible) {
            return { status: 400 };
          }
          const period = { days: 30, now: driver.now };
          if (ruleId === VISIT && timesRewarded(model, customer.id, ruleId, period) >= 1) {
            return { status: 422 };
          }
          model.rewards.push({ customerId: customer.id, ruleId, productId: null, at: driver.now });
          if (ruleId === REPAIR) return { status: 204, topics: ['customer/rewardCreated'] };
          customer.hundredths += earnedHundredths(VISIT_POINTS, customer);
          return { status: 204, topics: ['customer/balanceUpdated'] };
        };
        return driver.send(model, 'sendEvent', body, predict);
      }),
  );

/** Price and limits of the spending rules of the demo shop. */
const RULES: Readonly<
  Record<number, { price?: number; min?: number; max?: number; tiers?: number[]; uses?: number }>
> = {
  51: { min: 100, max: 1000 },
  53: { price: 100, uses: 1 },
  54: { price: 300 },
  55: { price: 150 },
  57: { price: 200, tiers: [13, 14] },
};
const FREE_PRODUCT = 54;
const INACTIVE_RULE = 58;
const FREE_VARIANTS = [990031, 990032];

interface RedeemBody {
  customerIdentifier: string;
  ruleId: number;
  pointsToSpend?: number;
  selectedVariantId?: number;
}

function predictRedeem(model: ShopModel, body: RedeemBody): Prediction {
  const customer = customerOf(model, body.customerIdentifier);
  const { ruleId, pointsToSpend, selectedVariantId = 0 } = body;
  if (ruleId === INACTIVE_RULE) return { status: 400 };
  const rule = RULES[ruleId];
  if (!rule) return { status: 404 };
  const { min = 0, max = 0, tiers, uses } = rule;
  const isFlexible = rule.price === undefined;
  if (isFlexible !== (pointsToSpend !== undefined)) return { status: 400 };
  if (pointsToSpend !== undefined && (pointsToSpend < min || pointsToSpend > max)) {
    return { status: 400 };
  }
  if (ruleId === FREE_PRODUCT && !FREE_VARIANTS.includes(selectedVariantId)) return { status: 400 };
  const used = model.redemptions.filter(
    (redemption) => redemption.customerId === customer.id && redemption.ruleId === ruleId,
  ).length;
  const isDenied =
    !customer.isEligible ||
    (tiers && !tiers.includes(customer.tierId ?? 0)) ||
    (uses !== undefined && used >= uses);
  if (isDenied) return { status: 403, body: { statusCode: 403 } };
  const price = Math.round((rule.price ?? pointsToSpend ?? 0) * 100);
  if (price > customer.hundredths) return { status: 403 };
  customer.hundredths -= price;
  model.waiting += 1;
  model.redemptions.push({ customerId: customer.id, ruleId });
  return { status: 204, topics: ['customer/balanceUpdated'] };
}

const redeem = fc
  .record(
    {
      customerIdentifier: actor,
      ruleId: fc.constantFrom(51, 53, 54, 55, 57, INACTIVE_RULE, 999),
      pointsToSpend: fc.constantFrom(100, 100.5, 250, 99.99, 1000, 1000.01),
      selectedVariantId: fc.constantFrom(990031, 990011),
    },
    { requiredKeys: ['customerIdentifier', 'ruleId'] },
  )
  .map(
    (body): RedeemBody =>
      // Otherwise most requests would send points for a rule with a fixed price.
      body.ruleId === 51 || body.pointsToSpend !== 100 ? body : omitPoints(body),
  )
  .map(
    (body): Step =>
      step(`redeem ${JSON.stringify(body)}`, (model, driver) =>
        driver.send(model, 'redeem', { ...body }, () => predictRedeem(model, body)),
      ),
  );

function omitPoints({ pointsToSpend: _, ...body }: RedeemBody): RedeemBody {
  return body;
}

const fulfill = fc.constant(step('fulfill', (model, driver) => driver.drain(model)));

/** Steps about customers and their points. */
export const customerSteps = [updateBalance, updateBirthday, sendEvent, redeem, fulfill];
