import { connect, type Socket } from 'node:net';

/** Longer than any wait of a test, also on a busy machine. */
const MAX_WAIT_MS = 30_000;

/** A response as it was received. */
export interface RawResponse {
  status: number;
  /** By lower-case name; values of repeated headers are joined by commas. */
  headers: Record<string, string>;
  body: string;
}

/** A connection that sends exactly the bytes of a test, and reads the responses one by one. */
export interface RawConnection {
  send(bytes: string | Uint8Array): void;
  /**
   * Reads the next response, without informational ones.
   *
   * @param method of its request: a response to HEAD has no body
   * @throws Error if the connection ends, or no response arrives in time
   */
  read(method?: string, maxWaitMs?: number): Promise<RawResponse>;
  /** Reads everything until the server closes the connection. @throws Error if it stays open */
  readToEnd(method?: string, maxWaitMs?: number): Promise<RawResponse[]>;
  /** Takes the bytes that have arrived, or the next ones; nothing if none arrive in time. */
  take(maxWaitMs: number): Promise<string>;
  /** Reads nothing more, so that a server has to wait. */
  pause(): void;
  readonly isClosed: boolean;
  destroy(): void;
}

/** Opens a connection to a server. */
export function openRaw(origin: string): Promise<RawConnection> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) });
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.off('error', reject);
      resolve(connectionOf(socket));
    });
  });
}

function connectionOf(socket: Socket): RawConnection {
  let received = Buffer.alloc(0);
  let isClosed = false;
  let notify = () => {};
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    notify();
  });
  // A server may reset a connection whose bytes it no longer reads.
  socket.on('error', () => {});
  socket.on('end', () => {
    isClosed = true;
    notify();
  });
  socket.on('close', () => {
    isClosed = true;
    notify();
  });

  /** Repeats a step with each arriving chunk until it returns a result. */
  const until = async <Result>(step: () => Result | undefined, what: string, maxWaitMs: number) => {
    const deadline = performance.now() + maxWaitMs;
    for (;;) {
      const result = step();
      if (result !== undefined) return result;
      const left = deadline - performance.now();
      if (isClosed || left <= 0) {
        const reason = isClosed ? 'the connection ended' : 'time is up';
        throw new Error(`${what}: ${reason}. Received:\n${received.toString('latin1')}`);
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, left);
        notify = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };

  const connection: RawConnection = {
    send: (bytes) => {
      if (socket.writable) socket.write(bytes);
    },
    async read(method = 'GET', maxWaitMs = MAX_WAIT_MS) {
      for (;;) {
        const { response, length } = await until(
          () => parseResponse(received, method, isClosed),
          'No response',
          maxWaitMs,
        );
        received = received.subarray(length);
        if (response.status >= 200) return response;
      }
    },
    async readToEnd(method = 'GET', maxWaitMs = MAX_WAIT_MS) {
      await until(() => isClosed || undefined, 'Not closed', maxWaitMs);
      const responses: RawResponse[] = [];
      while (received.length > 0) responses.push(await connection.read(method));
      return responses;
    },
    async take(maxWaitMs) {
      await until(() => received.length > 0 || undefined, '', maxWaitMs).catch(() => {});
      const bytes = received.toString('latin1');
      received = Buffer.alloc(0);
      return bytes;
    },
    pause: () => socket.pause(),
    get isClosed() {
      return isClosed;
    },
    destroy: () => socket.destroy(),
  };
  return connection;
}

/** The first response in the bytes, and how many of them it has; `undefined` until it is complete. */
function parseResponse(
  bytes: Buffer,
  method: string,
  isClosed: boolean,
): { response: RawResponse; length: number } | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return undefined;
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, headEnd).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1]);
  if (!status) throw new Error(`The server sent "${statusLine}", which is not a status line.`);
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const name = line.slice(0, line.indexOf(':')).toLowerCase();
    const value = line.slice(line.indexOf(':') + 1).trim();
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  const start = headEnd + 4;
  const made = (body: Buffer, length: number) => ({
    response: { status, headers, body: body.toString() },
    length,
  });
  const hasBody = method !== 'HEAD' && status >= 200 && status !== 204 && status !== 304;
  if (!hasBody) return made(Buffer.alloc(0), start);
  if (/chunked/i.test(headers['transfer-encoding'] ?? '')) {
    const chunks = parseChunks(bytes, start);
    return chunks && made(chunks.body, chunks.end);
  }
  const stated = headers['content-length'];
  // Without a length, a body ends with its connection.
  if (stated === undefined) {
    return isClosed ? made(bytes.subarray(start), bytes.length) : undefined;
  }
  const end = start + Number(stated);
  return bytes.length >= end ? made(bytes.subarray(start, end), end) : undefined;
}

function parseChunks(bytes: Buffer, start: number): { body: Buffer; end: number } | undefined {
  const chunks: Buffer[] = [];
  for (let at = start; ; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd === -1) return undefined;
    const size = Number.parseInt(bytes.toString('latin1', at, lineEnd), 16);
    const chunkEnd = lineEnd + 2 + size;
    if (bytes.length < chunkEnd + 2) return undefined;
    if (size === 0) {
      const end = bytes.indexOf('\r\n', chunkEnd);
      // The server sends no trailers.
      return { body: Buffer.concat(chunks), end: end + 2 };
    }
    chunks.push(bytes.subarray(lineEnd + 2, chunkEnd));
    at = chunkEnd + 2;
  }
}

/** A request in the form that it has on a connection. A body gets a `Content-Length`, unless a header frames it. */
export function rawRequest(
  method: string,
  target: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
): string {
  const isFramed = Object.keys(headers).some((name) =>
    /^(content-length|transfer-encoding)$/i.test(name),
  );
  const all = {
    Host: 'localhost',
    ...headers,
    ...(body !== '' && !isFramed && { 'Content-Length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n');
}

/** A body as one chunk with its end. */
export function chunked(body: string): string {
  return `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
}
