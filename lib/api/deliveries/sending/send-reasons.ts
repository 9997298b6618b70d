import { AddressError } from './address-guard';

/** Reasons by the start of an error's code, for the owner of the subscription. The first that fits counts. */
const REASONS: readonly (readonly [RegExp, string])[] = [
  [/^ECONNREFUSED/, 'The connection was refused.'],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED)/, 'The connection was reset.'],
  [/^(?:ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)/, "The address can't be reached."],
  [/^HPE_HEADER_OVERFLOW/, 'The headers of the response are too large.'],
  [/^HPE_/, 'The response is not valid HTTP.'],
  [/^CERT_HAS_EXPIRED/, 'The certificate has expired.'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID/, 'The certificate is for another name.'],
  [/CERT|UNABLE_TO_|CRL_|^HOSTNAME_MISMATCH/, 'The certificate is not from a trusted authority.'],
  [/^(?:EPROTO|ERR_SSL_|ERR_TLS_)/, 'The TLS handshake failed.'],
];

/** Why an attempt failed. */
export function reasonOf(error: unknown): string {
  if (error instanceof AddressError) return error.message;
  const code = (error as { code?: unknown } | null)?.code;
  const known = REASONS.find(([pattern]) => typeof code === 'string' && pattern.test(code));
  if (known) return known[1];
  return typeof code === 'string' ? `The request failed (${code}).` : 'The request failed.';
}

/** Explains a status that needs it; returns `null` for others. */
export function reasonOfStatus(status: number | null): string | null {
  return status !== null && status >= 300 && status < 400 ? 'Redirects are not followed.' : null;
}
