import type { CollectionAliasSchema } from 'typesense/lib/Typesense/Aliases';
import ApiCall from 'typesense/lib/Typesense/ApiCall';
import type { CollectionSchema } from 'typesense/lib/Typesense/Collection';
import type { ImportResponse, SearchResponse } from 'typesense/lib/Typesense/Documents';
import type { SynonymSetSchema } from 'typesense/lib/Typesense/SynonymSets';
import { vi } from 'vitest';
import type { SearchRecord } from '../../record';
import { typesenseClient } from '../client';

/** Body of a response, in the types that the client publishes. */
type ServerResponse =
  | CollectionSchema
  | CollectionSchema[]
  | CollectionAliasSchema
  | SynonymSetSchema
  | ImportResponse[]
  | { results: (SearchResponse<SearchRecord> | { code: number; error: string })[] };

/** A request of the client. */
interface SentRequest {
  request: string;
  body: unknown;
}

/** Returns a response; throws what the client throws. */
export type Respond = (request: string, body: unknown) => ServerResponse | Promise<ServerResponse>;

/**
 * Replaces the network of the client, until the mocks are restored.
 *
 * @param respond gets method and path, such as `PUT /aliases/docs`
 * @returns the requests that were sent
 */
export function respondWith(respond: Respond): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.spyOn(ApiCall.prototype, 'performRequest').mockImplementation(
    async (method, path, { bodyParameters: body, abortSignal }) => {
      const request = `${method.toUpperCase()} ${path}`;
      sent.push({ request, body });
      const response = await Promise.race([respond(request, body), rejectionOf(abortSignal)]);
      return path.endsWith('/import') && Array.isArray(response)
        ? response.map((line) => JSON.stringify(line)).join('\n')
        : response;
    },
  );
  return sent;
}

function rejectionOf(signal?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** A client with a node that doesn't exist. */
export function testClient() {
  const nodes = [{ protocol: 'http', host: 'typesense.invalid', port: 80 }];
  return typesenseClient({ nodes, apiKey: 'test', connectionTimeoutSeconds: 1, numRetries: 0 });
}

/** Returns the error that the client throws for a response with an error status. */
export function httpError(httpStatus: number, message: string): Error {
  return Object.assign(new Error(message), { httpStatus });
}
