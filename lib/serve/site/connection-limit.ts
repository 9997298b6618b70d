import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Env } from '../../site/config/env';
import { AtOnce } from '../../site/http/at-once';
import { countedNetwork } from '../../site/http/client-address';
import { rawError } from './client-error';

export interface ConnectionLimits {
  /** Connections of all clients together. */
  total: number;
  /** Connections of each client; `Infinity` behind a proxy, whose connections are those of many clients. */
  perClient: number;
}

/** The limits that the settings define. Connections of trusted proxies have no limit of their own. */
export function connectionLimits({
  CONNECTIONS,
  CONNECTIONS_PER_CLIENT,
  TRUSTED_PROXIES,
}: Pick<Env, 'CONNECTIONS' | 'CONNECTIONS_PER_CLIENT' | 'TRUSTED_PROXIES'>): ConnectionLimits {
  return { total: CONNECTIONS, perClient: TRUSTED_PROXIES > 0 ? Infinity : CONNECTIONS_PER_CLIENT };
}

/** Pause for a client that has too many open connections, in seconds. */
const RETRY_SECONDS = 5;

const ERRORS = {
  client: { status: 429, message: 'too many connections are open from this address' },
  total: { status: 503, message: 'too many connections are open' },
} as const;

/** Closes connections beyond the limits, with a response that says so. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  const open = new AtOnce(limits);
  server.on('connection', (socket: Socket) => {
    const release = open.take(countedNetwork(socket.remoteAddress ?? ''));
    if (typeof release === 'function') {
      socket.once('close', release);
      return;
    }
    const { status, message } = ERRORS[release];
    socket.on('error', () => socket.destroy());
    socket.write(rawError(status, message, { 'Retry-After': String(RETRY_SECONDS) }));
    socket.destroySoon();
  });
}
