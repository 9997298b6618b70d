import { forgetSandbox, openSandbox } from '@/lib/browser/console/sandbox';
import { child, isObject, type JsonObject } from './json-object';

/** A request or a response of Swagger UI, whose published types are incomplete. */
type Message = Record<string, unknown>;

/**
 * Options of Swagger UI that send requests to the sandbox with the token of the reader's sandbox, unless the reader
 * entered a token or the operation needs none. The first request creates the sandbox. They also measure the time of a
 * request, which Swagger UI does only for successes, and with the time for creating a sandbox.
 *
 * @param server server of the sandbox, if the site has one
 */
export function requestInterceptors(document: JsonObject, server: string | null) {
  /** Requests without a response, by address. Operations send theirs side by side. */
  const sent = new Map<unknown, { start: number; isSandboxToken: boolean }>();
  return {
    async requestInterceptor(request: Message): Promise<Message> {
      const headers = request.headers as Record<string, string>;
      const url = String(request.url);
      const hasToken = Object.keys(headers).some((name) => /^authorization$/i.test(name));
      const isSandboxToken =
        server !== null &&
        url.startsWith(`${server}/`) &&
        !hasToken &&
        !isPublic(document, url.slice(server.length), String(request.method));
      if (isSandboxToken) {
        const { sandbox } = await openSandbox();
        headers.Authorization = `Bearer ${sandbox.shop.accessToken}`;
      }
      sent.set(url, { start: performance.now(), isSandboxToken });
      return request;
    },
    responseInterceptor(response: Message): Message {
      const request = sent.get(response.url);
      if (!request) return response;
      sent.delete(response.url);
      response.milliseconds = Math.round(performance.now() - request.start);
      // The sandbox was removed. The next request creates another one.
      if (response.status === 401 && request.isSandboxToken) forgetSandbox();
      return response;
    },
  };
}

function isPublic({ paths }: JsonObject, path: string, method: string): boolean {
  const operation = child(child(paths, path), method.toLowerCase());
  const security = isObject(operation) ? operation.security : undefined;
  return Array.isArray(security) && security.length === 0;
}
