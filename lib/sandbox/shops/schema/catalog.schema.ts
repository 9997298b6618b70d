import { z } from 'zod';
import {
  amount,
  assignedId,
  httpsUrl,
  imageUrl,
  list,
  optional,
  platformId,
  text,
  timestamp,
} from './fields';

/** The first variant is the default. */
export const product = z.strictObject({
  id: platformId,
  handle: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a handle such as `wool-scarf`'),
  title: text,
  image: optional(imageUrl),
  earnsPoints: z.boolean().default(true),
  removedAt: optional(timestamp),
  variants: z
    .array(
      z.strictObject({
        id: platformId,
        title: text,
        price: optional(amount),
        isAvailable: z.boolean().default(true),
      }),
    )
    .min(1),
});

export const order = z.strictObject({
  id: platformId,
  customerId: assignedId,
  total: amount,
  /** Refunded part of the total; the whole total if there is `refundedAt`. */
  refundedAmount: amount.default(0),
  /** Punch card rules whose cards the order punched. */
  punchedRuleIds: list(assignedId),
  paidAt: timestamp,
  refundedAt: optional(timestamp),
  items: z
    .array(
      z.strictObject({
        variantId: platformId,
        quantity: z.int().min(1).default(1),
        isRefunded: z.boolean().default(false),
      }),
    )
    .min(1),
});

/** Media are listed in the order of the file if they were posted at the same time. */
export const gallery = z.strictObject({
  id: platformId,
  title: text,
  media: list(
    z.strictObject({
      postId: text,
      caption: optional(text),
      link: httpsUrl,
      thumbnail: httpsUrl,
      low: httpsUrl,
      standard: httpsUrl,
      postedAt: timestamp,
      productIds: list(platformId),
    }),
  ),
});
