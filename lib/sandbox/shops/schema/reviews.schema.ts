import { z } from 'zod';
import {
  assignedId,
  email,
  imageUrl,
  list,
  longText,
  optional,
  platformId,
  text,
  timestamp,
} from './fields';

/** A customer, or a guest by name and email address. */
const author = {
  customerId: optional(assignedId),
  guestName: optional(text),
  guestEmail: optional(email),
};

export const review = z.strictObject({
  id: assignedId,
  ...author,
  /** Null for a review of the shop. */
  productId: optional(platformId),
  orderId: optional(platformId),
  title: optional(text),
  body: longText,
  rate: z.int().min(1).max(5),
  images: z.array(imageUrl).max(5).default([]),
  isPublished: z.boolean().default(true),
  isPinned: z.boolean().default(false),
  isVerifiedBuyer: z.boolean().default(false),
  isLocked: z.boolean().default(false),
  reply: optional(
    z.strictObject({ body: optional(longText), status: z.enum(['public', 'private']) }),
  ),
  votes: list(z.strictObject({ customerId: assignedId, createdAt: timestamp })),
  createdAt: timestamp,
});

export const question = z.strictObject({
  id: assignedId,
  ...author,
  productId: platformId,
  body: longText,
  isPublished: z.boolean().default(true),
  createdAt: timestamp,
  answers: list(
    z.strictObject({
      id: assignedId,
      /** Null for the shop owner. */
      customerId: optional(assignedId),
      body: longText,
      isPublished: z.boolean().default(true),
      createdAt: timestamp,
    }),
  ),
});
