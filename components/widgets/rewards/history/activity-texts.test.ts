import { describe, expect, it } from 'vitest';
import type { Activity } from '@/lib/storefront/data/history';
import { createTexts } from '../../live/texts';
import { REWARD_PAGE_TEXTS } from '../reward-pages-texts.data';
import { activityText } from './activity-texts';

const COMMON = { id: 1, createdAt: '2026-03-12T10:00:00Z', note: null };
const POINTS = { type: 'points', points: 12.5 } as const;
const GIFT_CARD = { type: 'gift_card', value: 20, currency: 'EUR' } as const;
const DISCOUNT = { type: 'discount', discountType: 'percentage', value: 15 } as const;

const texts = createTexts('en', REWARD_PAGE_TEXTS);

describe('an activity', () => {
  it.each<[object, string, string | null]>([
    [{ type: 'reward', reward: POINTS, earningRule: { title: 'Order' } }, 'Order', '+12.5'],
    [{ type: 'reward', reward: DISCOUNT, earningRule: null }, 'Reward', '15% off'],
    [{ type: 'redeem', spentPoints: 1200, spendingRule: null }, 'Redeemed', '−1,200'],
    [{ type: 'redeem', spentPoints: 5, spendingRule: { title: 'Mug' } }, 'Redeemed: Mug', '−5'],
    [{ type: 'tier', tier: { title: 'Gold' }, reward: null }, 'Gold reached', null],
    [{ type: 'tier', tier: { title: 'Gold' }, reward: GIFT_CARD }, 'Gold reached', '€20 gift card'],
    [{ type: 'referrer', reward: POINTS }, 'A friend has ordered', '+12.5'],
    [{ type: 'referred', reward: POINTS }, 'Welcome through a friend', '+12.5'],
    [{ type: 'manual', points: -3 }, 'Correction by the shop', '−3'],
    [{ type: 'expired', expiredPoints: 40 }, 'Expired points', '−40'],
    [{ type: 'refund', refundedPoints: 40 }, 'Points refunded', '+40'],
    [{ type: 'import', reward: POINTS }, 'Imported points', '+12.5'],
  ])('like %j is "%s" with %s', (own, what, amount) => {
    expect(activityText({ ...COMMON, ...own } as Activity, texts)).toMatchObject({ what, amount });
  });
});
