import { z } from 'zod';
import { assignedId, httpsUrl, text, timestamp } from './fields';

/** Those of the contract, which this folder can't import; a test compares them. */
export const scopes = [
  'read_customer',
  'write_customer',
  'read_wishlist',
  'write_wishlist',
  'read_review',
  'write_review',
  'read_gallery',
  'read_reward',
  'write_reward',
] as const;

/** Those of the contract, which this folder can't import; a test compares them. */
export const topics = [
  'customer/balanceUpdated',
  'customer/birthdayUpdated',
  'customer/tierUpdated',
  'customer/rewardCreated',
  'review/created',
  'review/updated',
  'review/deleted',
  'question/created',
  'question/updated',
  'question/deleted',
  'answer/created',
  'answer/updated',
  'answer/deleted',
  'wishlistItem/created',
  'wishlistItem/updated',
  'wishlistItem/moved',
  'wishlistItem/deleted',
] as const;

export const client = z.strictObject({
  id: z.string().regex(/^[\w-]{1,128}$/, 'must consist of letters, digits, `_` and `-`'),
  name: text,
  /** Only its hash is stored. */
  secret: z.string().min(8).max(512),
  webhookSecret: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{43}=$/, 'must be `whsec_` and 32 bytes in Base64'),
  scopes: z.array(z.enum(scopes)),
  /** Domains of the shops that it may act for. */
  shops: z.array(text).min(1),
  /** Whether it is the client of a partner, whose token requests must name the shop. */
  isPartner: z.boolean().default(false),
  isDisabled: z.boolean().default(false),
});

export const subscription = z.strictObject({
  id: assignedId,
  clientId: text,
  topic: z.enum(topics),
  address: httpsUrl.max(2048).refine((address) => {
    const { username, password, hash } = new URL(address);
    return username === '' && password === '' && hash === '';
  }, 'must have neither credentials nor a fragment'),
  createdAt: timestamp,
});
