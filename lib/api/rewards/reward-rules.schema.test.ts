import { describe, expect, it } from 'vitest';
import { redeemRequest, sendEventRequest } from './reward-rules.schema';

const customerIdentifier = '7400112';

describe('the bodies of sendEvent and redeem', () => {
  it('report custom actions only', () => {
    const event = { customerIdentifier, ruleId: 40 };
    expect(sendEventRequest.safeParse({ ...event, ruleType: 'custom_action' }).success).toBe(true);
    expect(sendEventRequest.safeParse({ ...event, ruleType: 'place_order' }).success).toBe(false);
    expect(sendEventRequest.safeParse(event).success).toBe(false);
  });

  it('spend a positive number of points with two decimals at most', () => {
    const accepts = (pointsToSpend: unknown) =>
      redeemRequest.safeParse({ customerIdentifier, ruleId: 51, pointsToSpend }).success;
    expect(accepts(99.99)).toBe(true);
    expect(accepts(undefined)).toBe(true);
    for (const value of [0, -1, 1.001, '100']) expect(accepts(value)).toBe(false);
  });
});
