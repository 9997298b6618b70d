import { z } from 'zod';
import { assignedId, list, optional, platformId, text, timestamp } from './fields';

/** A customer or a guest session. */
const owner = { customerId: optional(assignedId), sessionId: optional(assignedId) };

export const session = z.strictObject({
  id: assignedId,
  token: z.string().regex(/^ses_[\w-]{1,124}$/, 'must begin with `ses_`'),
  /** The customer that it was attached to. */
  customerId: optional(assignedId),
  createdAt: timestamp,
  lastUsedAt: timestamp,
});

export const wishlist = z.strictObject({
  id: assignedId,
  ...owner,
  title: text.max(255),
  isDefault: z.boolean().default(false),
  isPrivate: z.boolean().default(false),
  createdAt: timestamp,
  items: list(
    z.strictObject({
      id: assignedId,
      productId: platformId,
      variantId: platformId,
      addedAt: timestamp,
    }),
  ),
});

export const shareLink = z.strictObject({
  id: assignedId,
  token: text,
  ...owner,
  channel: z.enum(['copyShareLink', 'facebook', 'twitter', 'whatsapp', 'email', 'pinterest']),
  wishlistIds: z.array(assignedId).min(1).max(100),
  createdAt: timestamp,
});
