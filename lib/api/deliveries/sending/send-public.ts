import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { addressProblem, guardedLookup, type Resolve, resolveName } from './address-guard';
import {
  noResponseIn,
  notSent,
  type OutgoingRequest,
  type Send,
  type SendLimits,
  type SendResult,
  sendLimits,
  unanswered,
} from './send';
import { reasonOf, reasonOfStatus } from './send-reasons';

/** How a request reaches its receiver. */
interface Transport {
  agent: Agent;
  /** Resolves the name of the receiver. */
  lookup: LookupFunction;
  limits: SendLimits;
}

/**
 * Creates the function that sends to public addresses, and to no others. Addresses are checked twice: here, and by an
 * agent that filters requests. It follows no redirects and uses neither proxies, cookies nor credentials.
 */
export function createPublicSender(resolve: Resolve = resolveName): Send {
  const transport: Transport = {
    agent: new RequestFilteringHttpsAgent({ keepAlive: false }),
    lookup: guardedLookup(resolve),
    limits: sendLimits,
  };
  return async (outgoing) => {
    if (!URL.canParse(outgoing.address)) return notSent('The address is not a URL.');
    const url = new URL(outgoing.address);
    const problem = addressProblem(url);
    // A name may resolve to another address later, so only problems of the URL itself rule out a retry.
    if (problem !== null) return notSent(problem);
    try {
      return await exchange(url, outgoing, transport);
    } catch (error) {
      return unanswered(reasonOf(error));
    }
  };
}

/**
 * Sends a request, with or without TLS. It doesn't check the address: outside of tests, use {@link createPublicSender}.
 */
export function exchange(
  url: URL,
  { headers, body }: OutgoingRequest,
  { limits, ...connection }: Transport,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const isTls = url.protocol === 'https:';
    const bytes = Buffer.from(body, 'utf8');
    const outgoing = (isTls ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      ...connection,
      headers: { ...headers, 'Content-Length': bytes.length },
    });
    let response: IncomingMessage | undefined;
    let kept: Buffer = Buffer.alloc(0);

    /** Ends the exchange; later calls change nothing. */
    const finish = (error: string | null) => {
      clearTimeout(connectTimer);
      clearTimeout(totalTimer);
      const status = response?.statusCode ?? null;
      resolve({
        status,
        response: response ? textOf(kept.subarray(0, limits.keptBytes)) : null,
        error: error ?? reasonOfStatus(status),
        retryAfter: response?.headers['retry-after'] ?? null,
      });
      outgoing.destroy();
    };
    const connectTimer = setTimeout(
      () => finish(`There was no connection within ${limits.connectMs / 1_000} seconds.`),
      limits.connectMs,
    );
    const totalTimer = setTimeout(() => finish(noResponseIn(limits.totalMs)), limits.totalMs);

    outgoing.once('socket', (socket) => {
      socket.once(isTls ? 'secureConnect' : 'connect', () => clearTimeout(connectTimer));
    });
    outgoing.once('response', (incoming) => {
      response = incoming;
      let read = 0;
      incoming.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (kept.length < limits.keptBytes) kept = Buffer.concat([kept, chunk]);
        if (read >= limits.readBytes) finish(null);
      });
      incoming.once('end', () => finish(null));
      incoming.on('error', (error) => finish(reasonOf(error)));
    });
    outgoing.on('error', (error) => finish(reasonOf(error)));
    outgoing.once('close', () => finish('The connection ended before the response was complete.'));
    outgoing.end(bytes);
  });
}

/** The start of a body as text that a database can store. A character that the limit cuts is left out. */
function textOf(bytes: Buffer): string {
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\0', '\uFFFD');
}
