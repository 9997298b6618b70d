import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Env, env } from '../../site/config/env';
import { ApiHost } from './api-host';

export interface HostRequest {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A sandbox as its creation returns it. */
export interface CreatedSandbox {
  id: string;
  key: string;
  shop: { accessToken: string };
  clients: { clientId: string }[];
}

/** Opens the API with a copy of the prepared database, and with these settings. */
export async function openHost(settings: Partial<Env> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'laurel-host-'));
  cpSync(inject('databaseTemplate'), join(directory, 'database'), { recursive: true });
  const host = new ApiHost({
    settings: { ...env, ...settings, API_DATA_DIR: directory },
    log: pino({ level: 'silent' }),
    findTemplate: async () => undefined,
  });
  await host.open();
  return {
    /** A client with an address. */
    clientAt: (address: string) => clientOf(host, address),
    async close() {
      host.prepareToStop();
      await host.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

export type HostClient = ReturnType<typeof clientOf>;

function clientOf(host: ApiHost, address: string) {
  const send = (method: string, path: string, { token, body, headers }: HostRequest = {}) =>
    host.fetch(
      new Request(`http://api.invalid${path}`, {
        method,
        headers: {
          ...(token !== undefined && { Authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      address,
    );
  return {
    send,
    /** Sends a request. @returns its status */
    status: async (method: string, path: string, request?: HostRequest) =>
      (await send(method, path, request)).status,
    /** The status of a request that reads a customer. */
    readCustomer: async ({ shop }: CreatedSandbox) =>
      (
        await send('GET', '/v2/customers/getCustomer?customerIdentifier=7400112', {
          token: shop.accessToken,
        })
      ).status,
    async create(): Promise<CreatedSandbox> {
      const response = await send('POST', '/sandbox', { body: {} });
      if (response.status !== 200) throw new Error(`There is no sandbox: ${response.status}`);
      return (await response.json()) as CreatedSandbox;
    },
  };
}
