import { email, text } from './field-types';
import { actingCustomer } from './identity';

/** The author of a review or question: a customer, or a guest with name and email address. */
export const authorFields = {
  customerIdentifier: actingCustomer,
  guestName: text(
    { min: 1, max: 255 },
    'Name of a guest. Needed together with `guestEmail` when no customer writes.',
  ).optional(),
  guestEmail: email(
    'E-mail address of a guest. Needed together with `guestName` when no customer writes.',
  ).optional(),
};

interface Author {
  customerIdentifier?: string | undefined;
  guestName?: string | undefined;
  guestEmail?: string | undefined;
}

/** Whether both guest fields or none are present, and not together with a customer. */
export function hasAtMostOneAuthor({ customerIdentifier, guestName, guestEmail }: Author): boolean {
  if ((guestName === undefined) !== (guestEmail === undefined)) return false;
  return customerIdentifier === undefined || guestName === undefined;
}

/** The validation error if the author is ambiguous. */
export const oneAuthorMessage =
  'guestName and guestEmail must be sent together, and not beside customerIdentifier';

/** The same rule as JSON Schema keywords, for the OpenAPI document. */
export const oneAuthorKeywords = {
  dependentRequired: { guestName: ['guestEmail'], guestEmail: ['guestName'] },
  not: {
    properties: { customerIdentifier: {}, guestName: {} },
    required: ['customerIdentifier', 'guestName'],
  },
};
