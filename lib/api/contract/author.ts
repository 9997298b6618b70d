import { z } from '@hono/zod-openapi';
import { component } from './component';
import { ruleError } from './errors/validation-names';
import { email, text } from './field-types';
import { customerIdentifierField } from './identity';

interface AuthoredBody {
  /** Name of the body without `Request`, such as `CreateReview`. */
  name: string;
  /** Such as `writes the review`. */
  action: string;
  description: string;
}

interface Author {
  customerIdentifier?: string | undefined;
  guestName?: string | undefined;
  guestEmail?: string | undefined;
}

/** Whether both guest fields or none are present, and not together with a customer. */
function hasAtMostOneAuthor({ customerIdentifier, guestName, guestEmail }: Author): boolean {
  if ((guestName === undefined) !== (guestEmail === undefined)) return false;
  return customerIdentifier === undefined || guestName === undefined;
}

const oneAuthorMessage =
  'guestName and guestEmail must be sent together, and without customerIdentifier';

/**
 * Builds a request body with the given fields and those that identify the author: a customer, or a guest with name
 * and email address. It is published as one variant for each way to identify the author.
 *
 * @param name of the component
 */
export function authorBody<S extends z.core.$ZodLooseShape>(
  name: string,
  authored: AuthoredBody,
  fields: S,
) {
  const { action, description } = authored;
  const customer = {
    customerIdentifier: customerIdentifierField(
      `The customer who ${action}. Send either this or \`guestName\` with \`guestEmail\`. Omit it with a storefront token of a customer.`,
    ),
  };
  const guest = {
    guestName: text(
      { min: 1, max: 255 },
      `Name of the guest who ${action}. Requires \`guestEmail\`. Not accepted with \`customerIdentifier\` or a storefront token of a customer.`,
    ),
    guestEmail: email(
      `Email address of the guest who ${action}. Requires \`guestName\`. Not accepted with \`customerIdentifier\` or a storefront token of a customer.`,
    ),
  };
  const variants = [
    component(`${authored.name}ByCustomer`, z.strictObject({ ...fields, ...customer }), {
      description: `${description} \`customerIdentifier\` identifies the customer who ${action}.`,
    }),
    component(`${authored.name}ByGuest`, z.strictObject({ ...fields, ...guest }), {
      description: `${description} A guest ${action}, with an access token or a storefront token of a guest.`,
    }),
    component(`${authored.name}OnStorefront`, z.strictObject(fields), {
      description: `${description} The storefront token identifies the customer who ${action}.`,
    }),
  ];
  const body = z
    .strictObject({
      ...fields,
      customerIdentifier: customer.customerIdentifier.optional(),
      guestName: guest.guestName.optional(),
      guestEmail: guest.guestEmail.optional(),
    })
    .refine(
      (value) => hasAtMostOneAuthor(value as Author),
      ruleError('authorMissing', oneAuthorMessage),
    );
  return component(name, body, { description, variants });
}
