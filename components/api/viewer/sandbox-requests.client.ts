import { forgetSandbox, openSandbox } from '@/lib/console/sandbox';
import { child } from './json-object.client';

interface ViewerRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
}

interface Document {
  paths?: unknown;
}

/**
 * Options of Swagger UI that send requests to the sandbox with the token of the reader's sandbox, unless the reader
 * entered a token. The first request creates the sandbox.
 */
export function sandboxRequests(server: string, document: Document) {
  let isSandboxToken = false;
  return {
    async requestInterceptor(request: ViewerRequest): Promise<ViewerRequest> {
      const path = request.url.startsWith(`${server}/`)
        ? request.url.slice(server.length).split('?')[0]
        : undefined;
      const hasToken = Object.keys(request.headers).some((name) => /^authorization$/i.test(name));
      isSandboxToken = false;
      if (path === undefined || hasToken || isPublic(document, path, request.method))
        return request;
      const { sandbox } = await openSandbox();
      isSandboxToken = true;
      request.headers.Authorization = `Bearer ${sandbox.shop.accessToken}`;
      return request;
    },
    responseInterceptor<T extends { status: number }>(response: T): T {
      // The sandbox was removed. The next request creates another one.
      if (response.status === 401 && isSandboxToken) forgetSandbox();
      return response;
    },
  };
}

/** Whether an operation requires no token. */
function isPublic({ paths }: Document, path: string, method: string): boolean {
  const operation = child(child(paths, path), method.toLowerCase());
  const security = child(operation, 'security');
  return Array.isArray(security) && security.length === 0;
}
