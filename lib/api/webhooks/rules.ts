import { normalizedUrl } from '../../site/http/normalized-url';
import { limits } from '../contract/limits';
import { addressProblem } from '../deliveries/sending/address-guard';

/** The URL parser would drop or repair anything else, so the stored address would not be the one that was meant. */
const PLAIN_ADDRESS = /^https:\/\/[^/?#\\@]+(?:[/?][^#\\]*)?$/i;
/**
 * Control characters, other whitespace than spaces, and spaces at the ends: the URL parser removes most of them, and the
 * schema of the request has done so already. It encodes spaces within.
 */
const REJECTED = /[^\S ]|\p{Cc}|^ | $/u;

/** A name that name servers can have: parts of 1 to 63 characters, 253 in all, without a dot at the end. */
const DNS_NAME = /^(?!.{254})[^.]{1,63}(?:\.[^.]{1,63})*$/;

/**
 * Reads the address of a subscription.
 *
 * @returns its normalized form, in which addresses are stored and compared; null unless it is a public https address
 *   without a fragment, which requests may be sent to
 */
export function parseAddress(sent: string): string | null {
  if (!PLAIN_ADDRESS.test(sent) || REJECTED.test(sent) || !URL.canParse(sent)) return null;
  const url = new URL(sent);
  if (!DNS_NAME.test(url.hostname)) return null;
  const address = normalizedUrl(sent);
  // Other letters than those of ASCII take more characters in this form.
  const length = Math.max(sent.length, address.length);
  if (length > limits.webhookAddress.max) return null;
  return addressProblem(url) === null ? address : null;
}
