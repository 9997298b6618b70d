import { scopes } from '../schema/access.schema';
import type { ClientInput } from '../shop-file.schema';
import { clientIds } from './client-ids';
import { demoSecret, demoWebhookSecret } from './client-secrets';

const reads = scopes.filter((scope) => scope.startsWith('read_'));

function client(
  name: keyof typeof clientIds,
  details: Pick<ClientInput, 'shops'> & Partial<ClientInput>,
): ClientInput {
  return {
    id: clientIds[name],
    name,
    secret: demoSecret,
    webhookSecret: demoWebhookSecret,
    scopes: [...scopes],
    ...details,
  };
}

/** The clients of the demo shop. */
export const clients: readonly ClientInput[] = [
  client('full', { shops: ['northlight.shop.example'] }),
  client('readOnly', { shops: ['northlight.shop.example'], scopes: reads }),
  client('reviewsOnly', {
    shops: ['northlight.shop.example'],
    scopes: ['read_review', 'write_review'],
  }),
  client('partner', {
    shops: ['northlight.shop.example', 'southlight.shop.example'],
    isPartner: true,
  }),
  client('disabled', { shops: ['northlight.shop.example'], isDisabled: true }),
  client('belowPlan', { shops: ['small.shop.example'] }),
];
