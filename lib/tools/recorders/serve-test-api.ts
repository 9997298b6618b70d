import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeListener } from '../../serve/api/node-listener';
import type { TestApi } from '../testing/api/test-api';

/** An API that is served on a port. */
export interface ServedApi {
  origin: string;
  /** The statuses that it has returned. */
  statuses: number[];
  close(): void;
}

/** Serves the API of a test on a free port. */
export async function serveTestApi(api: TestApi): Promise<ServedApi> {
  const statuses: number[] = [];
  const listener = nodeListener({
    handle: async (request) => {
      const response = await api.send(request);
      statuses.push(response.status);
      return response;
    },
    addressOf: () => '192.0.2.1',
    isStopping: () => false,
  });
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, statuses, close: () => server.close() };
}
