import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { createProxyServer, type ProxyServer } from 'httpxy';

/** Headers that belong to one connection and not to the message (RFC 9110, section 7.6.1), or that were followed here. */
const CONNECTION_HEADERS: readonly string[] = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/** Headers that a client can't remove by naming them in `Connection`: they say who it is and where its body ends. */
const KEPT_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'content-length',
  'host',
  'transfer-encoding',
  'x-forwarded-for',
  'x-request-id',
]);

/**
 * What became of a request: it got a response, the server is not there and got nothing, or the connection broke before a
 * response, so that the server may have carried the request out.
 */
export type Passed = 'responded' | 'unavailable' | 'interrupted';

/** Codes of errors of a connection that was never made. */
const NOT_CONNECTED: ReadonlySet<string | undefined> = new Set(['ECONNREFUSED', 'ENOENT']);

/** Passes requests on to a server that listens on a socket of this machine, and streams both bodies. */
export class Forwarder {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #proxy: ProxyServer;

  constructor(socketPath: string) {
    this.#proxy = createProxyServer({ target: { socketPath }, agent: this.#agent });
    // Otherwise they wait for the body, whose client may wait for a response to them.
    this.#proxy.on('proxyReq', (outgoing) => outgoing.flushHeaders());
    this.#proxy.on('proxyRes', ({ headers }, _request, response) => {
      for (const name of CONNECTION_HEADERS) delete headers[name];
      // Otherwise the package promises to keep connections that the client wants to be closed.
      headers.connection = response.shouldKeepAlive ? 'keep-alive' : 'close';
    });
  }

  /**
   * Passes a request on whose method fits its body.
   *
   * @param path path and query that the server gets
   * @returns what became of it; nothing was sent to the client unless there was a response
   */
  async forward(path: string, request: IncomingMessage, response: ServerResponse): Promise<Passed> {
    request.url = path;
    removeConnectionHeaders(request.headers);
    try {
      await this.#proxy.web(request, response);
    } catch (error) {
      if (!response.headersSent && !response.destroyed) {
        const { code } = error as NodeJS.ErrnoException;
        return NOT_CONNECTED.has(code) ? 'unavailable' : 'interrupted';
      }
      // A response that has begun can only be aborted.
      response.destroy();
    }
    return 'responded';
  }

  /** Closes the connections to the server. */
  close(): void {
    this.#agent.destroy();
  }
}

function removeConnectionHeaders(headers: IncomingHttpHeaders): void {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...CONNECTION_HEADERS, ...named]) {
    if (!KEPT_HEADERS.has(name)) delete headers[name];
  }
}
