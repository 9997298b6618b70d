import { api, customer, productId } from '../../tools/testing/api/feedback-api';

/** The author of a review without an account, as a request has it. */
export const guest = { guestName: 'Ilse', guestEmail: 'ilse@mail.example' };

/** Creates a review of the product, with five stars by default. */
export function create(
  body: object = {},
  options: { token?: string; headers?: Record<string, string> } = {},
) {
  return api.call('createReview', {
    body: { productId, rate: 5, body: 'Warm.', ...body },
    ...options,
  });
}

/** Creates a review by the customer. */
export const byCustomer = (further: object = {}) =>
  create({ customerIdentifier: customer.identifier, ...further });
