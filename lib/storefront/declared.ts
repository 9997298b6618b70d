/**
 * The published types of the SDK, which say what its functions accept and return. They are declarations of the package
 * that customers install, not code of another wing.
 */

export type { Cart, CartRepository } from '../content/sdk/declarations/cart';
export type {
  ModalName,
  ModifyURLFunction,
  URLType,
  WidgetName,
} from '../content/sdk/declarations/common';
export type * as Core from '../content/sdk/declarations/core';
export type {
  ErrorResult,
  SdkEventMap,
  SdkInitOptions,
  Success,
  SuccessResult,
} from '../content/sdk/declarations/core';
export type { DiscountStrategy } from '../content/sdk/declarations/discount';
export type {
  CurrentTier,
  IssuedReward,
  ProgramsStatus,
  Reward,
  RewardsAccount,
  SpendingRule,
  Tier,
  TierProgress,
  WishlistItem,
} from '../content/sdk/declarations/entities';
export type { RewardsPopupView } from '../content/sdk/declarations/rewards';
export type { Sdk } from '../content/sdk/declarations/sdk';
