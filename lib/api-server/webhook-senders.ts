import type { Env } from '../config/env';
import { refuseToSend, type Send } from '../webhooks/send';
import { createPublicSender } from '../webhooks/send-public';

export type DeliverySettings = Pick<Env, 'SANDBOX' | 'WEBHOOK_DELIVERY'>;

/** Chooses what sends webhooks to an address. Without a sandbox there are no inboxes, only public addresses. */
export function sendersOf({
  SANDBOX,
  WEBHOOK_DELIVERY,
}: DeliverySettings): (address: string) => Send {
  const sendPublic = SANDBOX && WEBHOOK_DELIVERY === 'inbox' ? refuseToSend : createPublicSender();
  return () => sendPublic;
}
