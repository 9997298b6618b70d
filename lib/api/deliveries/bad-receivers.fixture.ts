import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { freePort } from '../../tools/testing/servers/free-port';

/** Behavior of a receiver while it is bad. Afterward it responds with 200 at once. */
type Behavior = (socket: Socket) => void;

const BODY_BYTES = 10_000_000;
const TRICKLE_MS = 20;

/** Receivers that get the whole request, and then behave badly. */
const BEHAVIORS = {
  /** Never responds. */
  slow: () => {},
  resetting: (socket) => socket.resetAndDestroy(),
  large: (socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`);
    socket.write(Buffer.alloc(BODY_BYTES, 'a'));
  },
  /** Sends its headers byte by byte. */
  trickling: (socket) => {
    socket.write('HTTP/1.1 200 OK\r\nX-Name: ');
    const timer = setInterval(() => socket.write('a'), TRICKLE_MS);
    socket.once('close', () => clearInterval(timer));
  },
} as const satisfies Record<string, Behavior>;

/** A receiver that is bad for a while. */
export interface BadReceiver {
  name: keyof typeof BEHAVIORS | 'down';
  address: string;
  /** The `webhook-id` of each request that arrived. */
  arrived: string[];
}

export interface BadReceivers {
  all: BadReceiver[];
  /** Closes the connections of requests that have no complete response yet. */
  hangUp(): void;
  /** From now on, all of them respond with 200 at once. */
  recover(): Promise<void>;
  close(): void;
}

/** Starts receivers that are slow, reset connections, send 10 MB, send headers byte by byte, and one that is down. */
export async function startBadReceivers(): Promise<BadReceivers> {
  let isBad = true;
  const servers: Server[] = [];
  const start = async (receiver: BadReceiver, behave: Behavior, port = 0) => {
    const server = createServer(async (incoming, response) => {
      for await (const _ of incoming);
      receiver.arrived.push(incoming.headers['webhook-id']?.toString() ?? '');
      if (isBad) behave(incoming.socket.on('error', () => {}));
      else response.end();
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    servers.push(server);
    receiver.address = addressAt((server.address() as AddressInfo).port);
    return receiver;
  };
  const bad = await Promise.all(
    Object.entries(BEHAVIORS).map(([name, behave]) =>
      start({ name: name as keyof typeof BEHAVIORS, address: '', arrived: [] }, behave),
    ),
  );
  const downPort = await freePort();
  const down: BadReceiver = { name: 'down', address: addressAt(downPort), arrived: [] };
  return {
    all: [...bad, down],
    hangUp() {
      for (const server of servers) server.closeAllConnections();
    },
    async recover() {
      isBad = false;
      await start(down, () => {}, downPort);
    },
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}

function addressAt(port: number): string {
  return `http://127.0.0.1:${port}/hooks`;
}
