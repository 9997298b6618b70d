import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Corrections for an address that a server can't listen on, by the code of the error. */
const CORRECTIONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process uses it. Stop that process, or set PORT to another port.',
  EACCES: 'this user may not use it. Set PORT to a port above 1023.',
  EADDRNOTAVAIL: 'this machine does not have the address. Set HOST to one that it has.',
  ENOTFOUND: 'the host has no address. Set HOST to an address of this machine.',
};

/**
 * Starts to listen.
 *
 * @returns the port, which the system chooses if `port` is 0
 * @throws Error that names the setting to change
 */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening').catch(({ code = '', message }: NodeJS.ErrnoException) => {
    const correction = CORRECTIONS[code] ?? `${message}. Change HOST or PORT.`;
    throw new Error(`The server can't listen on ${host}:${port}: ${correction}`);
  });
  return (server.address() as AddressInfo).port;
}
