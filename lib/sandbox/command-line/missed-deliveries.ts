import type { Delivery } from '../contract/deliveries.schema';
import type { DeliveryRecord } from './delivery-record';
import type { SandboxClient } from './sandbox-client';

/** All attempts of the deliveries to an address, oldest delivery first. */
export async function* missedDeliveries(
  client: SandboxClient,
  address: string,
): AsyncGenerator<DeliveryRecord> {
  let after = 0;
  for (;;) {
    const { deliveries } = await client.sandbox<{ deliveries: Delivery[] }>(
      'GET',
      `/sandbox/deliveries?after=${after}`,
    );
    if (deliveries.length === 0) return;
    for (const { attempts, ...delivery } of deliveries.reverse()) {
      after = delivery.id;
      if (delivery.address !== address) continue;
      for (const [index, attempt] of attempts.entries()) {
        yield { ...delivery, attempt: { ...attempt, number: index + 1 } };
      }
    }
  }
}
