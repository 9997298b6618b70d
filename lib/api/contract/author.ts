import { email, text } from './field-types';
import { actingCustomer } from './identity';

/** Who writes: a customer, or a guest with name and e-mail address. */
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

/** Whether the two guest fields come together, and not beside a customer. */
export function namesOneAuthor({ customerIdentifier, guestName, guestEmail }: Author): boolean {
  if ((guestName === undefined) !== (guestEmail === undefined)) return false;
  return customerIdentifier === undefined || guestName === undefined;
}

/** What is said when the author is not clear. */
export const oneAuthorMessage =
  'guestName and guestEmail must be sent together, and not beside customerIdentifier';

/** The same rule as keywords of JSON Schema, for the document. */
export const oneAuthorKeywords = {
  dependentRequired: { guestName: ['guestEmail'], guestEmail: ['guestName'] },
  not: {
    properties: { customerIdentifier: {}, guestName: {} },
    required: ['customerIdentifier', 'guestName'],
  },
};
