import { forgetSandbox, openSandbox } from '@/lib/browser/console/sandbox';

/** A request or a response of Swagger UI, whose published types are incomplete. */
type Message = Record<string, unknown>;

/**
 * Options of Swagger UI that send requests to the sandbox with the token of the reader's sandbox, unless the reader
 * entered a token or the operation needs none. The first request creates the sandbox.
 */
export function sandboxRequests(server: string, isPublic: boolean) {
  let isSandboxToken = false;
  return {
    async requestInterceptor(request: Message): Promise<Message> {
      const headers = request.headers as Record<string, string>;
      const hasToken = Object.keys(headers).some((name) => /^authorization$/i.test(name));
      isSandboxToken = String(request.url).startsWith(`${server}/`) && !hasToken && !isPublic;
      if (!isSandboxToken) return request;
      const { sandbox } = await openSandbox();
      headers.Authorization = `Bearer ${sandbox.shop.accessToken}`;
      return request;
    },
    responseInterceptor(response: Message): Message {
      // The sandbox was removed. The next request creates another one.
      if (response.status === 401 && isSandboxToken) forgetSandbox();
      return response;
    },
  };
}
