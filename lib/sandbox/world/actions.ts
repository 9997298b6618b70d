import type { WorldAction } from './define-action';
import { confirmGuest } from './moderation/confirm-guest';
import { moderate } from './moderation/moderate';
import { orderPaid } from './orders/order-paid';
import { orderRefunded } from './orders/order-refunded';
import { referral } from './orders/referral';
import { importPoints } from './points/import-points';
import { removeProduct } from './products/remove-product';
import { programOff, programOn } from './switches/switch-program';
import { ruleOff, ruleOn } from './switches/switch-rule';
import { verificationOff, verificationOn } from './switches/switch-verification';
import { addTag } from './tiers/add-tag';
import { assignTier } from './tiers/assign-tier';

/** Actions that change a shop other than by requests to the API, by name. */
export const worldActions = {
  orderPaid,
  orderRefunded,
  referral,
  addTag,
  assignTier,
  importPoints,
  confirmGuest,
  moderate,
  removeProduct,
  programOff,
  programOn,
  ruleOff,
  ruleOn,
  verificationOff,
  verificationOn,
} as const satisfies Record<string, WorldAction>;

/** The name of an action. */
export type WorldActionName = keyof typeof worldActions;
