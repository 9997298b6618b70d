import { type Send, sendNowhere } from '../../api/deliveries/sending/send';
import { createPublicSender } from '../../api/deliveries/sending/send-public';
import type { Env } from '../../site/config/env';

export type DeliverySettings = Pick<Env, 'SANDBOX' | 'WEBHOOK_DELIVERY' | 'WEBHOOK_WORKERS'>;

/** Returns the sender for addresses other than those of inboxes. Without a sandbox there are no inboxes. */
export function publicSender({
  SANDBOX,
  WEBHOOK_DELIVERY,
}: Pick<DeliverySettings, 'SANDBOX' | 'WEBHOOK_DELIVERY'>): Send {
  return SANDBOX && WEBHOOK_DELIVERY === 'inbox' ? sendNowhere : createPublicSender();
}
