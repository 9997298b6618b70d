import { Agent, type IncomingMessage, type ServerResponse } from 'node:http';
import { createProxyServer } from 'httpxy';

/**
 * Headers that belong to one connection and not to the message (RFC 9110, section 7.6.1), or that were followed here. To
 * clients, both processes are one server, so other headers that `Connection` names are passed on.
 */
const CONNECTION_HEADERS = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
];

/**
 * What became of a request: it got a response, the server is not there and got nothing, or the connection broke before a
 * response, so that the server may have carried the request out.
 */
export type Passed = 'responded' | 'unavailable' | 'interrupted';

/** Passes requests on to a server that listens on a socket of this machine, and streams both bodies. */
export class Forwarder {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #proxy;

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
    for (const name of CONNECTION_HEADERS) delete request.headers[name];
    try {
      await this.#proxy.web(request, response);
    } catch (error) {
      if (!response.headersSent && !response.destroyed) {
        // Codes of a connection that was never made.
        const isUnreached = ['ECONNREFUSED', 'ENOENT'].includes(
          `${(error as { code?: string }).code}`,
        );
        return isUnreached ? 'unavailable' : 'interrupted';
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
