import { limits } from '../contract/limits';
import { addressProblem } from '../deliveries/sending/address-guard';

/** The address of a subscription. */
export interface Address {
  /** As it was sent, except for the scheme, which is always in lower case. */
  address: string;
  /** The form in which addresses are compared: host in lower case, no default port, `/` for an empty path. */
  normalizedAddress: string;
}

/** The URL parser would drop or repair anything else, so the stored address would not be the one that is called. */
const PLAIN_ADDRESS = /^https(:\/\/[^/?#\\@]+(?:[/?][^#\\]*)?)$/i;
const SPACE_OR_CONTROL = /[\s\p{Cc}]/u;

/**
 * Reads an address.
 *
 * @returns null unless it is a public https address without a fragment, which requests may be sent to
 */
export function parseAddress(sent: string): Address | null {
  const rest = PLAIN_ADDRESS.exec(sent)?.[1];
  if (rest === undefined || SPACE_OR_CONTROL.test(sent) || !URL.canParse(sent)) return null;
  const url = new URL(sent);
  const { href } = url;
  // Other letters than those of ASCII take more characters in this form.
  const length = Math.max(sent.length, href.length);
  if (length > limits.webhookAddress.max) return null;
  if (addressProblem(url, { allowsLocal: false }) !== null) return null;
  return { address: `https${rest}`, normalizedAddress: href };
}
