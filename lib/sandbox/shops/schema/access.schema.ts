import { z } from 'zod';
import { type Scope, scopeDescriptions } from '../../../api/contract/scopes';
import { topicNames } from '../../../api/webhooks/topic-names';
import { assignedId, httpsUrl, text, timestamp } from './fields';

export const scopes = Object.keys(scopeDescriptions) as Scope[];

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
  topic: z.enum(topicNames),
  address: httpsUrl.refine((address) => {
    const { username, password, hash } = new URL(address);
    return username === '' && password === '' && hash === '';
  }, 'must have neither credentials nor a fragment'),
  createdAt: timestamp,
});
