import type { CallExample, SdkCall } from '../../sandbox/shops/demo/call-example';

type Examples = Readonly<Record<string, readonly CallExample[]>>;

const call = (method: string, args?: SdkCall['args']): SdkCall => ({
  method,
  ...(args && { args }),
});

/** The calls of a customer, or of another viewer. */
const example = (
  outcome: string,
  calls: readonly SdkCall[],
  more: Partial<CallExample> = {},
): CallExample => ({ outcome, viewer: 'mara', calls, ...more });

const GUEST = { viewer: 'guest' } as const;
const WITHOUT_OVERLAYS = { withoutOverlays: true } as const;
const ACCOUNT = call('getRewardsProgramAccount');
const THROW = { productId: 880012 };
const SAVE = call('createWishlistItem', THROW);
const REMOVE = call('deleteWishlistItem', THROW);
const DISCOUNT = 51;
const SWITCHED_OFF = 58;
const redeem = (ruleId: number, pointsToSpend?: number, more: SdkCall['args'] = {}) =>
  call('redeemReward', { ruleId, ...(pointsToSpend && { pointsToSpend }), ...more });
const withoutProgram = (program: string) => ({
  before: { action: 'programOff', program } as const,
  after: { action: 'programOn', program } as const,
});
const VERIFIED = {
  before: { action: 'verificationOn' },
  after: { action: 'verificationOff' },
} as const;

/** Examples of each method, the success first. */
export const METHOD_EXAMPLES: Examples = {
  authenticateCustomer: [
    example('SUCCESS', [call('authenticateCustomer', { storefrontToken: '{token of rich}' })]),
    example('NOT_AUTHENTICATED', [call('authenticateCustomer', { storefrontToken: 'invalid' })]),
  ],
  getCurrentRole: [example('SUCCESS', [call('getCurrentRole')])],
  logoutCustomer: [example('SUCCESS', [call('logoutCustomer')])],
  openGiftRegistryFormModal: [
    example('SUCCESS', [call('openGiftRegistryFormModal', { productId: 880010 })]),
    example('NOT_AUTHENTICATED', [call('openGiftRegistryFormModal')], GUEST),
    example('NOT_FOUND', [call('openGiftRegistryFormModal', { registryId: 999999 })]),
  ],
  openReviewsDrawer: [
    example('SUCCESS', [call('openReviewsDrawer', { productId: 880010, tab: 'questions' })]),
    example('WIDGET_NOT_FOUND', [call('openReviewsDrawer')], WITHOUT_OVERLAYS),
  ],
  closeReviewsDrawer: [example('SUCCESS', [call('openReviewsDrawer'), call('closeReviewsDrawer')])],
  openRewardsPopup: [
    example('SUCCESS', [call('openRewardsPopup', { view: 'ways_to_spend' })]),
    example('WIDGET_NOT_FOUND', [call('openRewardsPopup')], WITHOUT_OVERLAYS),
  ],
  closeRewardsPopup: [example('SUCCESS', [call('openRewardsPopup'), call('closeRewardsPopup')])],
  openRewardsModal: [
    example('SUCCESS', [call('openRewardsModal', { modal: 'redeem_reward', ruleId: DISCOUNT })]),
    example('NOT_FOUND', [call('openRewardsModal', { modal: 'redeem_reward', ruleId: 999999 })]),
    example('NOT_AUTHENTICATED', [call('openRewardsModal', { modal: 'birthday' })], GUEST),
    example('INVALID_ARGUMENTS', [call('openRewardsModal', { modal: 'redeem_reward' })]),
  ],
  getRewardsProgramAccount: [
    example('SUCCESS', [ACCOUNT]),
    example('NOT_AUTHENTICATED', [ACCOUNT], GUEST),
    example('CUSTOMER_NOT_ELIGIBLE', [ACCOUNT], { viewer: 'notEligible' }),
  ],
  getCustomerActiveRewards: [
    example('SUCCESS', [call('getCustomerActiveRewards')]),
    example('NOT_AUTHENTICATED', [call('getCustomerActiveRewards')], GUEST),
  ],
  getRewardsSpendingRules: [example('SUCCESS', [call('getRewardsSpendingRules')])],
  getRewardsVipTiers: [
    example('SUCCESS', [call('getRewardsVipTiers')]),
    example('FORBIDDEN', [call('getRewardsVipTiers')], withoutProgram('tiers')),
    example('CUSTOMER_NOT_ELIGIBLE', [call('getRewardsVipTiers')], { viewer: 'noTiers' }),
  ],
  redeemReward: [
    example('SUCCESS', [redeem(DISCOUNT, 100)]),
    example('NOT_AUTHENTICATED', [redeem(DISCOUNT, 100)], GUEST),
    example('NOT_ENOUGH_POINTS', [redeem(DISCOUNT, 100)], { viewer: 'noPoints' }),
    example('RULE_NOT_ACTIVE', [redeem(SWITCHED_OFF)]),
    example('FORBIDDEN', [redeem(DISCOUNT, 100)], withoutProgram('points')),
    example('CUSTOMER_NOT_ELIGIBLE', [redeem(DISCOUNT, 100)], { viewer: 'notEligible' }),
    example('NOT_FOUND', [redeem(999999)]),
    example('VERIFICATION_REQUIRED', [redeem(DISCOUNT, 100)], VERIFIED),
    example(
      'VERIFICATION_FAILED',
      [redeem(DISCOUNT, 100, { verificationToken: '000000' })],
      VERIFIED,
    ),
    example('INVALID_ARGUMENTS', [redeem(DISCOUNT, 1)]),
  ],
  sendVerificationToken: [
    example('SUCCESS', [call('sendVerificationToken', { channel: 'email' })], VERIFIED),
    example('NOT_AUTHENTICATED', [call('sendVerificationToken')], GUEST),
    example('RATE_LIMITED', [call('sendVerificationToken'), call('sendVerificationToken')], {
      ...VERIFIED,
      viewer: 'rich',
    }),
  ],
  createWishlistItem: [
    example('SUCCESS', [REMOVE, SAVE]),
    example('ALREADY_EXISTS', [SAVE, SAVE]),
    example('NOT_FOUND', [call('createWishlistItem', { productId: 1 })]),
  ],
  deleteWishlistItem: [example('SUCCESS', [SAVE, REMOVE]), example('NOT_FOUND', [REMOVE, REMOVE])],
  openWishlistsDrawer: [
    example('SUCCESS', [call('openWishlistsDrawer')]),
    example('NOT_FOUND', [call('openWishlistsDrawer', { wishlistId: 999999 })]),
    example('WIDGET_NOT_FOUND', [call('openWishlistsDrawer')], WITHOUT_OVERLAYS),
  ],
  closeWishlistsDrawer: [
    example('SUCCESS', [call('openWishlistsDrawer'), call('closeWishlistsDrawer')]),
  ],
};

const SHARE = call('openRewardsModal', { modal: 'referral_share' });

/** The shortest calls that fire each event. A placeholder on the page fires the first one. */
export const EVENT_EXAMPLES: Examples = {
  widget_injected: [example('widget_injected', [])],
  widget_opened: [example('widget_opened', [call('openReviewsDrawer')])],
  widget_closed: [
    example('widget_closed', [call('openReviewsDrawer'), call('closeReviewsDrawer')]),
  ],
  modal_opened: [example('modal_opened', [SHARE])],
  modal_closed: [example('modal_closed', [SHARE, call('openRewardsModal', { modal: 'birthday' })])],
  poup_widget_view_changed: [
    example('poup_widget_view_changed', [call('openRewardsPopup', { view: 'history' })]),
  ],
  wishlist_item_created: [example('wishlist_item_created', [REMOVE, SAVE])],
  wishlist_item_deleted: [example('wishlist_item_deleted', [SAVE, REMOVE])],
};
