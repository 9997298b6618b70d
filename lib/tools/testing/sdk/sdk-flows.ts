import type { Sdk } from '../../../content/sdk/declarations/sdk';

/**
 * Ten flows of a shop with the script version of the SDK, for browsers that the other tests don't run in. It is
 * written into a page, so it uses nothing from outside.
 */
export async function runSdkFlows(sdk: Sdk, shop: string): Promise<Record<string, unknown>> {
  const tokenOf = async (customer: string) => {
    const response = await fetch(`/laurel/token?customer=${customer}`, { method: 'POST' });
    return (await response.json()).storefrontToken as string;
  };
  const codeOf = (result: object) =>
    'error' in result ? (result.error as { code: string }).code : 'success';
  const dataOf = <T>(result: object) => (result as { data?: T }).data;
  const events: string[] = [];
  const results: Record<string, unknown> = {};

  results['before init'] = codeOf(await sdk.getRewardsVipTiers());
  sdk.on('wishlist_item_created', ({ wishlistItem }) =>
    events.push(`created ${wishlistItem.product.id}`),
  );
  sdk.on('wishlist_item_deleted', ({ wishlistItem }) =>
    events.push(`deleted ${wishlistItem.product.id}`),
  );
  results['start as a guest'] = codeOf(
    await sdk.init({ shop, getStorefrontToken: () => tokenOf('guest') }),
  );
  results['a second start'] = codeOf(
    await sdk.init({ shop: 'other.example', storefrontToken: 'other' }),
  );
  results['the role of a guest'] = dataOf(await sdk.getCurrentRole());
  results['what is for customers only'] = codeOf(await sdk.getRewardsProgramAccount());
  results['save as a guest, and remove'] = [
    codeOf(await sdk.createWishlistItem({ productId: 880010, variantId: 990011 })),
    codeOf(await sdk.deleteWishlistItem({ productId: 880010, variantId: 990011 })),
    ...events,
  ];
  results['sign in'] = codeOf(
    await sdk.authenticateCustomer({ storefrontToken: await tokenOf('mara') }),
  );
  const account = dataOf<{ pointsBalance: number }>(await sdk.getRewardsProgramAccount());
  results['balance, redeem, balance'] = [
    account?.pointsBalance,
    codeOf(await sdk.redeemReward({ ruleId: 53 })),
    dataOf<{ pointsBalance: number }>(await sdk.getRewardsProgramAccount())?.pointsBalance,
  ];
  results['too few points'] = codeOf(await sdk.redeemReward({ ruleId: 56 }));
  results['run when ready'] = dataOf(
    await sdk.runIfModuleReady(sdk.SDK_MODULES.REWARDS, () => 'ran'),
  );
  const { fetch: send } = window;
  window.fetch = () => Promise.reject(new TypeError('Lost'));
  results['a lost connection'] = codeOf(await sdk.getRewardsSpendingRules());
  window.fetch = send;
  results['sign out'] = [codeOf(await sdk.logoutCustomer()), dataOf(await sdk.getCurrentRole())];
  return results;
}
