import { signatureHeader } from '../webhooks/signature';

/** A delivery as the stream describes it. */
export interface DeliveryRecord {
  id: number;
  eventId: string;
  topic: string;
  address: string;
  triggeredAt: string;
  attempt: {
    number: number;
    /** When it was made. */
    at: string;
    request: { headers: Record<string, string>; body: string };
  };
}

/** Whether one of the signatures of a delivery was made with a secret. */
export function isVerified({ attempt }: DeliveryRecord, secret: string): boolean {
  const { headers, body } = attempt.request;
  const content = {
    id: headers['webhook-id'] ?? '',
    timestamp: Number(headers['webhook-timestamp']),
    body,
  };
  const signatures = (headers['webhook-signature'] ?? '').split(' ');
  return signatures.includes(signatureHeader(content, [secret]));
}
