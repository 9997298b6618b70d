import { forgetSandbox, openSandbox } from '@/lib/browser/console/sandbox';

/** A request or a response of Swagger UI, whose published types are incomplete. */
type Message = Record<string, unknown>;

/**
 * Options of Swagger UI that send requests to the sandbox with the token of the reader's sandbox, unless the reader
 * entered a token. The first request creates the sandbox. They also measure the time of a request, which Swagger UI does
 * only for successes, and with the time for creating a sandbox.
 *
 * @param server server of the sandbox, if the site has one
 */
export function requestInterceptors(server: string | null) {
  const isInSandbox = (url: unknown) => server !== null && String(url).startsWith(`${server}/`);
  let start = 0;
  let isSandboxToken = false;
  return {
    async requestInterceptor(request: Message): Promise<Message> {
      const headers = request.headers as Record<string, string>;
      isSandboxToken = isInSandbox(request.url) && !headers.Authorization;
      if (isSandboxToken) {
        const { sandbox } = await openSandbox();
        headers.Authorization = `Bearer ${sandbox.shop.accessToken}`;
      }
      start = performance.now();
      return request;
    },
    responseInterceptor(response: Message): Message {
      response.milliseconds = Math.round(performance.now() - start);
      response.isInSandbox = isInSandbox(response.url);
      // The sandbox was removed. The next request creates another one.
      if (response.status === 401 && isSandboxToken) forgetSandbox();
      return response;
    },
  };
}
