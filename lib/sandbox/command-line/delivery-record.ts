import { signatureHeader } from '../../api/deliveries/sending/signature';
import type { RecordData } from '../contract/records.schema';

/** A delivery as the stream describes it. */
export type DeliveryRecord = RecordData<'delivery'>;

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
