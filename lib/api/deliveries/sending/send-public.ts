import { type Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
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

export interface PublicSenderOptions {
  /** For local development: permits http, and loopback addresses with any port. */
  allowsLocal?: boolean;
  resolve?: Resolve;
  /** Certificates that are trusted instead of those of Node.js. */
  certificates?: string;
  limits?: Partial<SendLimits>;
}

interface Transport {
  agents: Readonly<Record<string, Agent>>;
  lookup: LookupFunction;
  limits: SendLimits;
}

const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/**
 * Creates the function that sends to public addresses, and to no others. Addresses are checked twice: here, and by an
 * agent that filters requests. It follows no redirects and uses neither proxies, cookies nor credentials.
 */
export function createPublicSender({
  allowsLocal = false,
  resolve = resolveName,
  certificates,
  limits,
}: PublicSenderOptions = {}): Send {
  const filter = { keepAlive: false, allowIPAddressList: allowsLocal ? LOOPBACK : [] };
  const transport: Transport = {
    agents: {
      'http:': new RequestFilteringHttpAgent(filter),
      'https:': new RequestFilteringHttpsAgent({
        ...filter,
        ...(certificates !== undefined && { ca: certificates }),
      }),
    },
    lookup: guardedLookup(resolve, { allowsLocal }),
    limits: { ...sendLimits, ...limits },
  };
  return async (outgoing) => {
    if (!URL.canParse(outgoing.address)) return notSent('The address is not a URL.');
    const url = new URL(outgoing.address);
    const problem = addressProblem(url, { allowsLocal });
    // A name may resolve to another address later, so only problems of the URL itself rule out a retry.
    if (problem !== null) return notSent(problem);
    try {
      return await exchange(url, outgoing, transport);
    } catch (error) {
      return unanswered(reasonOf(error));
    }
  };
}

function exchange(
  url: URL,
  { headers, body }: OutgoingRequest,
  { agents, lookup, limits }: Transport,
): Promise<SendResult> {
  return new Promise((resolve) => {
    const isTls = url.protocol === 'https:';
    const bytes = Buffer.from(body, 'utf8');
    const outgoing = (isTls ? httpsRequest : httpRequest)(url, {
      method: 'POST',
      agent: agents[url.protocol],
      lookup,
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
