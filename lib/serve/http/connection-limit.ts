import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../../site/config/env';
import { AtOnce } from '../../site/http/at-once';
import { countedNetwork } from '../../site/http/client-address';
import { rawError } from './client-error';

type Settings = Pick<Env, 'CONNECTIONS' | 'CONNECTIONS_PER_CLIENT' | 'TRUSTED_PROXIES'>;

/** The limits that the settings define. The connections of a trusted proxy are those of many clients. */
export function connectionLimits(settings: Settings): AtOnce['limits'] {
  const perClient = settings.TRUSTED_PROXIES > 0 ? Infinity : settings.CONNECTIONS_PER_CLIENT;
  return { total: settings.CONNECTIONS, perClient };
}

/** Pause for a client that has too many open connections, in seconds. */
const RETRY_SECONDS = '5';

/** Closes connections beyond the limits, with a response that says so. */
export function limitConnections(server: Server, limits: AtOnce['limits']): void {
  const open = new AtOnce(limits);
  server.on('connection', (socket: Socket) => {
    const taken = open.take(countedNetwork(socket.remoteAddress ?? ''));
    if (typeof taken === 'function') {
      socket.once('close', taken);
      return;
    }
    const further = { 'Retry-After': RETRY_SECONDS };
    socket.on('error', () => socket.destroy());
    socket.write(
      taken === 'client'
        ? rawError(429, 'too many connections are open from this address', further)
        : rawError(503, 'too many connections are open', further),
    );
    socket.destroySoon();
  });
}
