import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { clientAddress } from '../../site/http/client-address';

/**
 * Finds the address of the client of a request, behind a number of trusted proxies. If the server seems to be behind a
 * proxy that the settings don't count, it logs that once.
 */
export function peerClient(
  trustedProxies: number,
  log: Pick<Logger, 'warn'>,
): (request: IncomingMessage) => string {
  let hasWarned = false;
  return ({ headers, socket }) => {
    const forwardedFor = headers['x-forwarded-for']?.toString() ?? null;
    if (forwardedFor !== null && trustedProxies === 0 && !hasWarned) {
      hasWarned = true;
      log.warn(
        'A request has the header X-Forwarded-For, but TRUSTED_PROXIES is 0. If a proxy sent it, all readers share the limits of one address: set TRUSTED_PROXIES.',
      );
    }
    return clientAddress({ forwardedFor, peer: socket.remoteAddress ?? '', trustedProxies });
  };
}
