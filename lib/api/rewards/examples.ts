import { flexibleRuleExample, freeProductRuleExample } from './spending-rule.schema';
import { silverTier, starterTier } from './tier.schema';

/** Examples of the operations on rewards. */
export const earningRules = {
  rules: {
    summary: 'A rule for purchases and a birthday gift',
    value: {
      earningRules: [
        {
          id: 31,
          type: 'place_order' as const,
          title: 'Order something',
          description: '2 points for each 1 spent',
          rewarding: { type: 'points' as const, points: 2, spentAmount: 1 },
          position: 0,
          completed: false,
          icon: null,
          createdAt: '2024-11-02T07:00:00Z',
          updatedAt: '2025-02-01T07:00:00Z',
          timesAction: null,
          periodInDays: null,
        },
        {
          id: 34,
          type: 'birthday_gift' as const,
          title: 'Birthday',
          description: null,
          rewarding: {
            type: 'discount' as const,
            discountType: 'percentage' as const,
            value: 15,
            minimumPurchaseAmount: null,
            lifetimeInDays: 30,
          },
          position: 1,
          completed: false,
          icon: null,
          createdAt: '2024-11-02T07:00:00Z',
          updatedAt: '2024-11-02T07:00:00Z',
        },
      ],
    },
  },
};

export const sendEventBody = {
  customAction: {
    summary: 'A custom action',
    value: { customerIdentifier: '7400112', ruleId: 40, ruleType: 'custom_action' as const },
  },
};

export const punchCard = {
  twoToGo: {
    summary: 'Two orders to go',
    value: {
      punchCardProgress: {
        ruleId: 36,
        title: 'Five orders',
        ordersRequired: 5,
        ordersCompleted: 3,
        ordersRemaining: 2,
        minimumOrderAmount: 20,
        completed: false,
        rewarding: { type: 'points' as const, points: 250 },
        lastPunchedAt: '2025-02-11T16:40:00Z',
      },
    },
  },
};

export const spendingRules = {
  rules: {
    summary: 'A flexible discount and a product to choose',
    value: { spendingRules: [flexibleRuleExample, freeProductRuleExample] },
  },
};

export const redeemBody = {
  flexible: {
    summary: 'A flexible rule: the customer chooses the points',
    value: { customerIdentifier: '7400112', ruleId: 51, pointsToSpend: 200 },
  },
  freeProduct: {
    summary: 'A free product rule: the customer chooses the variant',
    value: { customerIdentifier: '7400112', ruleId: 54, selectedVariantId: 990031 },
  },
};

export const tiers = {
  tiers: { summary: 'Two tiers', value: { tiers: [starterTier, silverTier] } },
};

export const tierProgress = {
  towardsSilver: {
    summary: 'Three quarters of the way to the first tier',
    value: {
      tierProgress: {
        currentTier: null,
        nextTier: silverTier,
        condition: 'spent_amount' as const,
        currentValue: 150,
        targetValue: 200,
        remainingValue: 50,
        progressPercent: 75,
        periodStartsAt: '2025-01-01T00:00:00Z',
        periodEndsAt: null,
      },
    },
  },
};

export const boostCampaign = {
  running: {
    summary: 'A week of double points',
    value: {
      boostCampaign: {
        pointsMultiplier: 2,
        startsAt: '2025-03-01T00:00:00Z',
        endsAt: '2025-03-08T00:00:00Z',
      },
    },
  },
  none: { summary: 'No campaign runs', value: { boostCampaign: null } },
};

export const activeRewards = {
  one: {
    summary: 'One discount code',
    value: {
      activeRewards: [
        {
          id: 6001,
          type: 'discount' as const,
          discountType: 'fixed_amount' as const,
          title: '10 off',
          code: 'THX-7QK2',
          value: 10,
          currency: 'EUR',
          minimumPurchaseAmount: 30,
          maxShippingRate: null,
          appliesTo: 'all_products' as const,
          collectionIds: [],
          product: null,
          origin: 'redeem' as const,
          createdAt: '2025-03-04T09:15:04Z',
          expiresAt: '2025-04-03T09:15:04Z',
        },
      ],
    },
  },
};

export const history = {
  page: {
    summary: 'Points spent, given by hand and earned',
    value: {
      totalCount: 3,
      currentPage: 1,
      perPage: 50,
      activities: [
        {
          id: 9103,
          type: 'redeem' as const,
          note: null,
          createdAt: '2025-03-04T09:15:00Z',
          spentPoints: 200,
          spendingRule: { id: 51, type: 'fixed_amount' as const, title: 'Choose your discount' },
          reward: null,
        },
        {
          id: 9102,
          type: 'manual' as const,
          note: 'Goodwill',
          createdAt: '2025-03-01T12:00:00Z',
          points: 15,
        },
        {
          id: 9101,
          type: 'reward' as const,
          note: 'Order 1007',
          createdAt: '2025-02-11T16:40:00Z',
          reward: { type: 'points' as const, points: 64 },
          earningRule: { id: 31, type: 'place_order' as const, title: 'Order something' },
        },
      ],
    },
  },
};

export const programsStatus = {
  status: {
    summary: 'Tiers are switched off',
    value: { pointsProgramEnabled: true, referralProgramEnabled: true, tiersProgramEnabled: false },
  },
};
